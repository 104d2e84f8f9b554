import type { DigestTime, QuietHours } from '@quayside/contract/notices/notice-setting.ts'

/** Quiet hours and digest, as a member's settings and a group robot keep them. */
type TimesRow = {
  readonly quiet_begin: string | null
  readonly quiet_end: string | null
  readonly digest_every: string | null
  readonly digest_at: string | null
}

export const timesOf = (row: TimesRow): { quiet: QuietHours; digest: DigestTime } => ({
  quiet: row.quiet_begin && row.quiet_end ? { begin: row.quiet_begin, end: row.quiet_end } : null,
  digest:
    row.digest_every && row.digest_at
      ? { every: row.digest_every as 'day' | 'week', at: row.digest_at }
      : null,
})

export const storedTimes = (quiet: QuietHours, digest: DigestTime): TimesRow => ({
  quiet_begin: quiet?.begin ?? null,
  quiet_end: quiet?.end ?? null,
  digest_every: digest?.every ?? null,
  digest_at: digest?.at ?? null,
})
