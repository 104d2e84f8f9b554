import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { lockLots } from './lot-queries.ts'
import { type MadeBy, postMovements } from './post-movements.ts'

/** Whose reservations: those of an outbound order or of an order that goods are bound to. */
type ReservedFor = { readonly outboundId: string } | { readonly orderId: string }

type ReservedPart = { readonly lotId: string; readonly lineId: string | null; readonly qty: string }

/** Keeps quantities of lots that the caller has locked. */
export async function reserveLots(
  tx: Tx,
  acting: Acting,
  companyId: string,
  { by, document }: { by: MadeBy; document: ReservedFor },
  parts: readonly ReservedPart[],
): Promise<void> {
  if (parts.length === 0) return
  const isOutbound = 'outboundId' in document
  const [record, line] = isOutbound ? ['outbound_id', 'outbound_line_id'] : ['order_id', 'order_line_id']
  const recordId = isOutbound ? document.outboundId : document.orderId
  await raw`insert into stock_reservation (company_id, lot_id, qty, ${raw.ref(record)}, ${raw.ref(line)})
    select ${companyId}::bigint, part.lot_id, part.qty, ${recordId}::bigint, part.line_id
    from unnest(${parts.map(({ lotId }) => lotId)}::bigint[], ${parts.map(({ qty }) => qty)}::numeric[],
      ${parts.map(({ lineId }) => lineId)}::bigint[]) with ordinality as part (lot_id, qty, line_id, place)
    order by part.place`.execute(tx)
  await postMovements(
    tx,
    acting,
    companyId,
    by,
    parts.map(({ lotId, qty }) => ({ lotId, kind: 'reserve', reserved: qty })),
  )
}

const ofColumn = (document: ReservedFor) =>
  'outboundId' in document
    ? raw<boolean>`outbound_id = ${document.outboundId}::bigint`
    : raw<boolean>`order_id = ${document.orderId}::bigint`

export type LiveReservation = {
  readonly id: string
  readonly lot_id: string
  readonly outbound_line_id: string | null
  readonly order_line_id: string | null
  /** Still reserved. */
  readonly left: string
}

/** The document is locked, so that nobody else changes them; their lots are locked here. */
export async function lockReservations(
  tx: Tx,
  companyId: string,
  document: ReservedFor,
): Promise<LiveReservation[]> {
  const { rows } = await raw<LiveReservation>`
    select id, lot_id, outbound_line_id, order_line_id, trim_scale(qty - taken)::text as left from stock_reservation
    where company_id = ${companyId}::bigint and ${ofColumn(document)} and ended_at is null order by id`.execute(
    tx,
  )
  await lockLots(
    tx,
    rows.map((row) => row.lot_id),
    companyId,
  )
  return rows
}

/** Gives back exactly what is still reserved. */
export async function releaseReservations(
  tx: Tx,
  acting: Acting,
  companyId: string,
  { by, document, reason }: { by: MadeBy; document: ReservedFor; reason?: string | undefined },
): Promise<void> {
  const live = await lockReservations(tx, companyId, document)
  if (live.length === 0) return
  await raw`update stock_reservation set ended_at = now()
    where company_id = ${companyId}::bigint and id = any(${live.map(({ id }) => id)}::bigint[])`.execute(tx)
  await postMovements(
    tx,
    acting,
    companyId,
    by,
    live
      .filter(({ left }) => new Big(left).gt(0))
      .map((row) => ({ lotId: row.lot_id, kind: 'release', reserved: `-${row.left}`, reason })),
  )
}

/** Reserved goods leave; a reservation of which nothing is left has ended. */
export async function takeReserved(
  tx: Tx,
  acting: Acting,
  companyId: string,
  by: MadeBy,
  parts: readonly { readonly reservation: LiveReservation; readonly qty: string }[],
): Promise<void> {
  if (parts.length === 0) return
  const ids = parts.map(({ reservation }) => reservation.id)
  const quantities = parts.map(({ qty }) => qty)
  await raw`update stock_reservation r set taken = r.taken + given.qty,
      picked = greatest(r.picked - given.qty, 0),
      ended_at = case when r.taken + given.qty = r.qty then now() end
    from unnest(${ids}::bigint[], ${quantities}::numeric[]) as given (id, qty)
    where r.company_id = ${companyId}::bigint and r.id = given.id`.execute(tx)
  await postMovements(
    tx,
    acting,
    companyId,
    by,
    parts.map(({ reservation, qty }) => ({
      lotId: reservation.lot_id,
      kind: 'out',
      onHand: `-${qty}`,
      reserved: `-${qty}`,
    })),
  )
}
