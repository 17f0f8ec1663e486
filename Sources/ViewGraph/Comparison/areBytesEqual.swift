import Foundation

/// Bytes decide.
@inline(__always)
func areBytesEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Bool {
    switch count {
    case 8: old.loadUnaligned(as: UInt64.self) == new.loadUnaligned(as: UInt64.self)
    case 1: old.load(as: UInt8.self) == new.load(as: UInt8.self)
    default: memcmp(old, new, count) == 0
    }
}
