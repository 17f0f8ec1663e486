#ifndef SELFSAME_LINKAGE_H
#define SELFSAME_LINKAGE_H

/// Ends the process unless the libraries behind this executable call this library's functions instead of the system's.
void linkage_check(void);

#endif
