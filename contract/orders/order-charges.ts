import * as z from 'zod/mini'
import { draftMoney } from '../kernel/lines/line-cells.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { code } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { orderKind } from './order.codes.ts'

/** '' is the order's own currency. */
const chargeCurrency = z._default(z.union([z.literal(''), code(currency)]), '')

/** What it costs to bring the goods to the border, where their price does not contain it. */
export const Charges = z.strictObject({
  freight: draftMoney(inCurrency('freightCurrency', 'currency')),
  freightCurrency: chargeCurrency,
  insurance: draftMoney(inCurrency('insuranceCurrency', 'currency')),
  insuranceCurrency: chargeCurrency,
  /** Packing, commission, royalties: whatever customs counts besides. */
  other: draftMoney(inCurrency('otherCurrency', 'currency')),
  otherCurrency: chargeCurrency,
})
export type Charges = z.infer<typeof Charges>
export const emptyCharges = Charges.parse({})

export const chargeNames = ['freight', 'insurance', 'other'] as const
export type ChargeName = (typeof chargeNames)[number]

/** What the price under each of the Incoterms 2020 contains of the way to the border. */
const priceContains = {
  EXW: { freight: false, insurance: false },
  FCA: { freight: false, insurance: false },
  FAS: { freight: false, insurance: false },
  FOB: { freight: false, insurance: false },
  CFR: { freight: true, insurance: false },
  CPT: { freight: true, insurance: false },
  CIF: { freight: true, insurance: true },
  CIP: { freight: true, insurance: true },
  DAP: { freight: true, insurance: true },
  DPU: { freight: true, insurance: true },
  DDP: { freight: true, insurance: true },
} as const satisfies Record<string, { freight: boolean; insurance: boolean }>

export const containedIn = (incoterms: string): { freight: boolean; insurance: boolean } | undefined =>
  Object.hasOwn(priceContains, incoterms) ? priceContains[incoterms as keyof typeof priceContains] : undefined

/** The charges that an order may state: of imports only, and only those that the price leaves out. */
export function chargesAsked(modelType: number, incoterms: string): readonly ChargeName[] {
  const contained = containedIn(incoterms)
  if (modelType !== orderKind.codes.import || !contained) return []
  return chargeNames.filter((name) => name === 'other' || !contained[name])
}

/** Charges that do not belong to the terms are not part of the order. */
export function chosenCharges(charges: Charges, modelType: number, incoterms: string): Charges {
  const chosen: Record<string, string> = { ...emptyCharges }
  for (const name of chargesAsked(modelType, incoterms)) {
    chosen[name] = charges[name]
    chosen[`${name}Currency`] = charges[name] === '' ? '' : charges[`${name}Currency`]
  }
  return chosen as Charges
}
