/** The server cannot start, for a reason that its message explains to the person who starts it. */
export class StartRefused extends Error {}
