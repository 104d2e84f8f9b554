import { sql as raw } from 'kysely'
import { type Database, sql } from '../../platform/database/database.ts'

/** The number of attempts allowed within a window. The window is fixed, so that the end of a lock can be shown. */
export type Limit = { readonly key: string; readonly most: number; readonly minutes: number }
export type Exceeded = { readonly limit: Limit; readonly seconds: number }

type Counted = { key: string; count: number; elapsed: number }

/**
 * Counts one attempt against each limit and names the first that is exceeded. Counted in the database, hence
 * for all processes together, and before the work: of a hundred concurrent attempts only the allowed number is hashed.
 */
export async function countAttempts(
  staff: Database,
  limits: readonly Limit[],
): Promise<Exceeded | undefined> {
  const rows = await staff.run(counting(limits).compile(sql))
  for (const limit of limits) {
    const row = (rows as Counted[]).find((each) => each.key === limit.key)
    if (row && row.count > limit.most) {
      return { limit, seconds: Math.max(1, limit.minutes * 60 - row.elapsed) }
    }
  }
  return undefined
}

const windows = (limits: readonly Limit[]) => raw`
  select key, date_bin(make_interval(mins => minutes), now(), timestamptz 'epoch') as window_start
  from unnest(${limits.map((limit) => limit.key)}::text[], ${limits.map((limit) => limit.minutes)}::int[]) as l(key, minutes)`

const counting = (limits: readonly Limit[]) => raw<Counted>`
  insert into attempt (key, window_start, count)
  select key, window_start, 1 from (${windows(limits)}) as w
  on conflict (key, window_start) do update set count = attempt.count + 1
  returning key, count, floor(extract(epoch from now() - window_start))::int as elapsed`

/** Takes one attempt back: it was correct, or it was not checked. */
export async function takeBackAttempts(staff: Database, limits: readonly Limit[]): Promise<void> {
  const takingBack = raw`
    update attempt set count = greatest(attempt.count - 1, 0)
    from (${windows(limits)}) as w
    where attempt.key = w.key and attempt.window_start = w.window_start`
  await staff.run(takingBack.compile(sql))
}

/** Resets the counters of these keys after the owner has authenticated. */
export async function forgetAttempts(staff: Database, keys: readonly string[]): Promise<void> {
  await staff.run(sql.deleteFrom('attempt').where('key', '=', raw<string>`any(${keys}::text[])`).compile())
}
