import { type RawBuilder, sql as raw } from 'kysely'

/** Minutes without a call after which a session ends. */
export const idleMinutes = 120

/** Hours after the log-in at which a session ends even though it is used: a month for members, a day for staff. */
export const longestHours = { member: 30 * 24, staff: 24 }

/** For a session that is being opened. */
export const idleUntil: RawBuilder<string> = raw`now() + make_interval(mins => ${idleMinutes})`

/** For a session that is used: the idle limit moves forward, never past the longest time. */
export const extendedUntil = (hours: number): RawBuilder<string> =>
  raw`least(${idleUntil}, created_at + make_interval(hours => ${hours}))`
