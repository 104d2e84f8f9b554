import { systemDeliveryState } from '@quayside/contract/systems/system-webhook.codes.ts'
import {
  SystemDelivery,
  type SystemDeliveryQuery,
  type SystemReplay,
} from '@quayside/contract/systems/system-webhook.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

const { waiting } = systemDeliveryState.codes

const filters: Filters<Omit<FilterOf<SystemDeliveryQuery>, 'ids'>> = {
  webhookId: by.equals('webhook_id'),
  state: by.equals('state'),
}

const deliveriesOf = (companyId: string) =>
  sql
    .selectFrom('system_delivery as d')
    .select([
      'd.id',
      'd.state',
      'd.kind',
      'd.record_id',
      'd.number',
      'd.event',
      'd.attempts',
      'd.status',
      'd.error',
    ])
    .select(['d.next_at', 'd.delivered_at', 'd.created_at'])
    .where('d.company_id', '=', companyId)

const toDelivery = (row: InferResult<ReturnType<typeof deliveriesOf>>[number]): SystemDelivery =>
  shaped(SystemDelivery, row, { nextAt: row.state === waiting && row.attempts > 0 ? row.next_at : null })

export const listSystemDeliveries = (
  call: Call,
  { query }: { query: SystemDeliveryQuery },
): Promise<{ rows: SystemDelivery[]; total: number }> =>
  listPage(
    call,
    filtered(deliveriesOf(call.principal.companyId), 'd', filters, query),
    query,
    { id: raw`d.id`, createdAt: raw`d.created_at` },
    toDelivery,
  )

const again = raw`state = ${raw.lit(waiting)}, attempts = 0, next_at = '-infinity', held_until = null, delivered_at = null`

/** Posted with the next run; its position says that it was posted before. */
export const replayDelivery = (
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<{ count: number }> =>
  call.write(async (tx) => {
    const { rows } = await raw`update system_delivery d set ${again} from system_webhook w
      where d.company_id = ${call.principal.companyId} and d.id = ${id} and w.company_id = d.company_id
        and w.id = d.webhook_id and w.deleted_at is null returning d.id`.execute(tx)
    getOrRefuse(rows[0])
    return { count: 1 }
  })

/** For a system that lost what it had taken. */
export const replaySince = (
  call: Call,
  { params: { id }, body }: { params: { id: string }; body: SystemReplay },
): Promise<{ count: number }> =>
  call.write(async (tx) => {
    const { companyId } = call.principal
    const [locked] = await lockRecords(tx, 'system_webhook', [id], companyId)
    getOrRefuse(locked)
    const { rows } = await raw`update system_delivery set ${again}
      where company_id = ${companyId} and webhook_id = ${id} and created_at >= ${body.since}::timestamptz
      returning id`.execute(tx)
    return { count: rows.length }
  })
