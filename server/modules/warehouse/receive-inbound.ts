import type { ReceiveInbound } from '@quayside/contract/office/warehouse.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkReceipt, checkReceivedDays, differencesOf } from '@quayside/contract/warehouse/receipt.rules.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { announcedDays, findInboundLines } from './inbound-lines.ts'
import { keepGoodsDays } from './keep-goods-days.ts'
import type { LockedInbound } from './lock-inbound.ts'
import { reportDifferences } from './report-difference.ts'

/** What came in, line by line. Differences wait for the customer, who accepts or disputes them. */
export async function receiveInbound(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  { lines: given, note = '' }: Pick<ReceiveInbound, 'lines' | 'note'>,
): Promise<void> {
  const { company_id: companyId, id } = inbound
  const [lines] = await readWithin(tx)(findInboundLines(companyId, id))
  const rows = lines.map((line) => ({ id: line.id, qty: line.qty || '0' }))
  const counted: NonNullable<ReceiveInbound['lines']> =
    given ?? rows.map((line) => ({ lineId: line.id, qty: line.qty, differences: [] }))
  refuseIfAny(checkReceipt(counted, rows))
  refuseIfAny(
    checkReceivedDays(counted, lines.map(announcedDays), { today: await readBusinessDay(tx), note }),
  )
  await keepGoodsDays(tx, inbound, counted)
  await raw`update inbound_line l set received_qty = given.qty
    from unnest(${counted.map(({ lineId }) => lineId)}::bigint[], ${counted.map(({ qty }) => qty)}::numeric[]) as given (id, qty)
    where l.company_id = ${companyId}::bigint and l.inbound_id = ${id}::bigint and l.id = given.id`.execute(
    tx,
  )
  const announcedOf = new Map(rows.map(({ id: lineId, qty }) => [lineId, qty]))
  const differences = counted.flatMap((line) =>
    differencesOf(announcedOf.get(line.lineId) ?? '0', line).map((difference) => ({
      ...difference,
      lineId: line.lineId,
      photos: line.differences.find(({ kind }) => kind === difference.kind)?.fileIds ?? [],
    })),
  )
  await reportDifferences(
    tx,
    acting,
    { record: { companyId, entity: 'inbound', id }, number: inbound.number },
    differences,
  )
}
