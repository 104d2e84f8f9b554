import type { CounterOfferInput } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { counterOfferState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { LockedQuotation } from './lock-quotations.ts'

const chargesOf = ({ charges }: LockedQuotation) => charges as FreightCharge[]

export async function insertOffer(
  tx: Tx,
  acting: Acting,
  quotation: LockedQuotation,
  { chargeKind, price, note }: CounterOfferInput,
): Promise<void> {
  const charge = chargesOf(quotation).find(({ kind }) => kind === chargeKind)
  const isPriced = charge !== undefined && !isYes(charge.isIncluded)
  if (price !== null && !isPriced) throw new Refusal([at('price', 'freight.chargeNotQuoted')])
  refuseIfAny(price === null && charge ? [at('price', 'freight.chargeQuoted')] : [])
  // It asks for nothing, and would wait for an answer before the next one.
  refuseIfAny(
    price !== null && charge && new Big(price).eq(charge.unitPrice)
      ? [at('price', 'freight.offerAsQuoted')]
      : [],
  )
  await tx
    .insertInto('freight_counter_offer')
    .values({
      company_id: quotation.company_id,
      quotation_id: quotation.id,
      charge_kind: chargeKind,
      price,
      currency: charge?.currency ?? '',
      note,
      made_by: acting.name,
    })
    .execute()
}

export async function answerOffer(
  tx: Tx,
  acting: Acting,
  { company_id: companyId, id }: LockedQuotation,
  answer: { state: number; answer: string },
) {
  return tx
    .updateTable('freight_counter_offer')
    .set({ ...answer, answered_by: acting.name, answered_at: raw<string>`now()` })
    .where('company_id', '=', companyId)
    .where('quotation_id', '=', id)
    .where('state', '=', counterOfferState.codes.open)
    .returning(['charge_kind', raw<string | null>`trim_scale(price)::text`.as('price')])
    .executeTakeFirst()
}

/** A revision that quotes the price that was asked for answers the counter-offer. */
export async function acceptMet(
  tx: Tx,
  acting: Acting,
  quotation: LockedQuotation,
  charges: readonly FreightCharge[],
): Promise<void> {
  const open = await tx
    .selectFrom('freight_counter_offer')
    .select(['charge_kind', 'price'])
    .where('company_id', '=', quotation.company_id)
    .where('quotation_id', '=', quotation.id)
    .where('state', '=', counterOfferState.codes.open)
    .executeTakeFirst()
  const charge = charges.find(({ kind }) => kind === open?.charge_kind)
  const isMet = open && charge && (open.price === null || new Big(open.price).eq(charge.unitPrice))
  if (isMet) await answerOffer(tx, acting, quotation, { state: counterOfferState.codes.accepted, answer: '' })
}

/** The charge takes the price that was asked for; one that was asked for without a price is quoted by a revision. */
export async function acceptOffer(
  tx: Tx,
  acting: Acting,
  quotation: LockedQuotation,
  answer: string,
): Promise<object> {
  const offer = getOrRefuse(
    await answerOffer(tx, acting, quotation, { state: counterOfferState.codes.accepted, answer }),
  )
  if (offer.price === null) return {}
  const charges = chargesOf(quotation).map((charge) =>
    charge.kind === offer.charge_kind ? { ...charge, unitPrice: offer.price } : charge,
  )
  return { charges: JSON.stringify(charges) }
}
