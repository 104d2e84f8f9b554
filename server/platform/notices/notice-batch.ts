import { sql as raw } from 'kysely'

/** What the provider typed is never a batch. */
export const batch = raw`case when d.phrase is not null then app.notice_batch() end`

/** The same of messages that lead to their records: orders of each kind have a list of their own (`togetherBy`). */
export const recordBatch = raw`case when d.phrase is not null then app.notice_batch()
  || case when d.entity = 'order' then coalesce(' ' || left(d.params ->> 'orderNo', 2), '') else '' end end`
