/// The sign of the site: one lifetime that goes on, and one that breaks and starts again.
enum Icon {
    static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="7" fill="#131417"/>
        <path d="M8 11.5h16M8 20.5h5" stroke="#4fd1c0" stroke-width="5" stroke-linecap="round"/>
        <path d="M21 20.5h3" stroke="#ff9486" stroke-width="5" stroke-linecap="round"/>
        </svg>

        """
}
