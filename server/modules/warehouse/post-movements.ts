import type { MovementKindKey, StockDocumentKey } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { changed } from '../../platform/records/happened.ts'

/** What makes the movements, as a lot's page names it. */
export type MadeBy = {
  readonly document: StockDocumentKey
  readonly documentId: string | null
  readonly documentNo: string
}

/** Changes of one lot; what is absent does not change. */
export type Movement = {
  readonly lotId: string
  readonly kind: MovementKindKey
  readonly onHand?: string
  /** The lot was made with this quantity; it is not added again. */
  readonly opens?: true
  readonly reserved?: string
  readonly blocked?: string
  readonly fromLocation?: string
  readonly toLocation?: string
  /** Only a move to another warehouse has them. */
  readonly warehouses?: { readonly from: string; readonly to: string } | undefined
  readonly reason?: string | undefined
  /** The document that makes this movement, where there are several of one kind. */
  readonly documentId?: string
}

/**
 * Writes movements of lots that are locked or new; the database adds them to the lots and refuses a quantity below zero.
 */
export async function postMovements(
  tx: Tx,
  acting: Acting,
  companyId: string,
  by: MadeBy,
  movements: readonly Movement[],
): Promise<void> {
  if (movements.length === 0) return
  const column = (of: (movement: Movement) => string) => movements.map(of)
  await raw`insert into stock_movement (company_id, lot_id, kind, on_hand, reserved, blocked, from_location, to_location, reason,
      from_warehouse_id, to_warehouse_id, opens, document, document_id, document_no, actor, actor_id, actor_name)
    select ${companyId}::bigint, m.lot_id, m.kind, m.on_hand, m.reserved, m.blocked, m.from_location, m.to_location, m.reason,
      nullif(m.from_warehouse_id, 0), nullif(m.to_warehouse_id, 0), m.opens, ${by.document}, coalesce(nullif(m.document_id, 0), ${by.documentId}::bigint), ${by.documentNo}, ${acting.actor}, ${acting.id}::bigint, ${acting.name}
    from unnest(${column(({ lotId }) => lotId)}::bigint[], ${column(({ kind }) => kind)}::text[],
      ${column(({ onHand = '0' }) => onHand)}::numeric[], ${column(({ reserved = '0' }) => reserved)}::numeric[],
      ${column(({ blocked = '0' }) => blocked)}::numeric[], ${column(({ fromLocation = '' }) => fromLocation)}::text[],
      ${column(({ toLocation = '' }) => toLocation)}::text[], ${column(({ reason = '' }) => reason)}::text[],
      ${column(({ warehouses }) => warehouses?.from ?? '0')}::bigint[], ${column(({ warehouses }) => warehouses?.to ?? '0')}::bigint[],
      ${column(({ opens = false }) => `${opens}`)}::boolean[], ${column(({ documentId = '0' }) => documentId)}::bigint[])
      as m (lot_id, kind, on_hand, reserved, blocked, from_location, to_location, reason, from_warehouse_id, to_warehouse_id, opens, document_id)`.execute(
    tx,
  )
  changed(tx, { companyId, entity: 'stock' })
}
