import { stockKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { type RawBuilder, sql as raw } from 'kysely'

/** Whose stock is asked for: the customer's, all orders', or that of one order. */
export type StockShare = { readonly kind?: number | undefined; readonly orderId?: string | undefined }

/** What lots or their sums have. */
type Held = {
  readonly isOwn: RawBuilder<boolean>
  readonly onHand: RawBuilder<string>
  readonly reserved: RawBuilder<string>
  readonly blocked: RawBuilder<string>
  readonly bound: RawBuilder<string>
}
type Share = Pick<Held, 'onHand' | 'reserved' | 'blocked'>

const isOfOrders = ({ kind, orderId }: StockShare): boolean =>
  kind === stockKind.codes.order || orderId !== undefined

/**
 * A lot that came for an order is wholly the order's. Of any other, what is bound to orders is theirs, and reserved; the
 * rest is the customer's, as is what is blocked.
 */
function shareOf(asked: StockShare, { isOwn, bound, ...held }: Held): Share {
  if (isOfOrders(asked))
    return {
      onHand: raw`case when ${isOwn} then ${held.onHand} else ${bound} end`,
      reserved: raw`case when ${isOwn} then ${held.reserved} else ${bound} end`,
      blocked: raw`case when ${isOwn} then ${held.blocked} else 0 end`,
    }
  if (asked.kind === undefined) return held
  return {
    onHand: raw`${held.onHand} - ${bound}`,
    reserved: raw`${held.reserved} - ${bound}`,
    blocked: held.blocked,
  }
}

const added = (of: RawBuilder<unknown>) => raw<string>`sum(${of})`

/** The sums of a share over rows. What is the same for all is subtracted once from the sums, not in each row. */
export function summedShareOf(asked: StockShare, held: Held): Share {
  if (!isOfOrders(asked))
    return shareOf(asked, {
      isOwn: held.isOwn,
      onHand: added(held.onHand),
      reserved: added(held.reserved),
      blocked: added(held.blocked),
      bound: added(held.bound),
    })
  const { onHand, reserved, blocked } = shareOf(asked, held)
  return { onHand: added(onHand), reserved: added(reserved), blocked: added(blocked) }
}

/** Whether anything of the share can be available or blocked. */
export const mayBeFree = (asked: StockShare, isOwn: RawBuilder<boolean>): RawBuilder<boolean> =>
  isOfOrders(asked) ? isOwn : raw<boolean>`true`

const boundTo = (
  orderId: string,
) => raw<string>`(select coalesce(sum(r.qty - r.taken), 0) from stock_reservation r
  where r.company_id = l.company_id and r.lot_id = l.id and r.order_id = ${orderId}::bigint and r.ended_at is null)`

export const ownLot = raw<boolean>`l.order_id is not null`

/** The share of the lot `l`, as `q`. */
export const lotShare = (asked: StockShare) => {
  const share = shareOf(asked, {
    isOwn: ownLot,
    onHand: raw`l.on_hand`,
    reserved: raw`l.reserved`,
    blocked: raw`l.blocked`,
    bound: asked.orderId === undefined ? raw`l.bound` : boundTo(asked.orderId),
  })
  return raw<{ on_hand: string; reserved: string; blocked: string; available: string }>`(
    select s.on_hand, s.reserved, s.blocked, s.on_hand - s.reserved - s.blocked as available
    from (select ${share.onHand} as on_hand, ${share.reserved} as reserved, ${share.blocked} as blocked) s)`.as<'q'>(
    'q',
  )
}
