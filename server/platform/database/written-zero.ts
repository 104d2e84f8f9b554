import { sql as raw } from 'kysely'

/**
 * Zero, written into the statement. With a parameter in its place PostgreSQL cannot use an index of `outstanding > 0` for
 * all values alike, and plans the statement again at every call, which costs several times what it reads.
 */
export const writtenZero = raw.lit('0')
