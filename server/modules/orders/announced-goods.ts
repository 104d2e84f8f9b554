import { announcedStates, inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { sql as raw } from 'kysely'

const onTheirWay = raw.join(announcedStates.map((state) => raw.lit(inboundState.codes[state])))

/** What of a line of `order_line` is on its way with inbound orders: as counted where it was received, else as announced. */
export const announcedQtySql = (line: string) => raw<string>`coalesce((
  select trim_scale(sum(coalesce(i.received_qty, i.qty)))::text from inbound_line i
    join inbound_order n on n.company_id = i.company_id and n.id = i.inbound_id
  where i.company_id = ${raw.ref(`${line}.company_id`)} and i.order_line_id = ${raw.ref(`${line}.id`)}
    and n.state in (${onTheirWay}) and n.deleted_at is null), '0')`
