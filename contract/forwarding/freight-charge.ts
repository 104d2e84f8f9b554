import Big from 'big.js'
import * as z from 'zod/mini'
import { roundIn } from '../kernel/minor-units.ts'
import {
  type Amount,
  formatAmount,
  formatQuantity,
  isRate,
  type Rate,
  roundAmount,
  zero,
} from '../kernel/money.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { isYes } from '../kernel/record.codes.ts'
import { flag } from '../kernel/record.ts'
import type { Finding } from '../kernel/refusal.ts'
import { chargedPrice, code, optionalText, positiveRate } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { at } from '../refusals.ts'
import { chargeBasis } from './forwarding.codes.ts'

/** The dictionary of kinds of charges; its groups are the sections of the way. */
export const chargeKinds = 1020
const chargesAtMost = 60

/** One charge of a quotation. One that is included in another has no price; one that is not quoted is not there. */
export const FreightCharge = z.strictObject({
  /** Dictionary 1020. */
  kind: z.string().check(z.trim(), z.regex(/^[0-9A-Z-]{1,10}$/, 'field.code')),
  basis: z._default(code(chargeBasis), chargeBasis.codes.shipment),
  quantity: z._default(positiveRate, '1' as Rate),
  currency: z._default(code(currency), currency.codes.RMB),
  unitPrice: z._default(chargedPrice({ ...inCurrency('currency'), quantity: 'quantity' }), '0' as Rate),
  isIncluded: z._default(flag, 0),
  note: optionalText(200),
})
export type FreightCharge = z.infer<typeof FreightCharge>
export const freightCharges = z.array(FreightCharge).check(z.maxLength(chargesAtMost))

type Charged = Pick<FreightCharge, 'quantity' | 'unitPrice' | 'isIncluded' | 'currency'>
/** Quantity × price, rounded once, to what can be paid in the currency; nothing for what is included. */
export const chargeAmount = (charge: Charged): Amount =>
  isYes(charge.isIncluded) ? zero : roundIn(charge.currency, new Big(charge.quantity).times(charge.unitPrice))

/** How many of the basis, without the zeros of the database. */
export const formatCount = (quantity: string): string => formatQuantity(new Big(quantity).toFixed())

/** A price per unit: two decimals, more only where it has them. */
export const formatPrice = (price: string): string => {
  const plain = new Big(price).toFixed()
  return (plain.split('.')[1] ?? '').length > 2 ? formatQuantity(plain) : formatAmount(price as Rate)
}

export type CurrencySum = { readonly currency: string; readonly amount: Amount }

/** Sums by currency, in the order in which the currencies come. */
export function sumsByCurrency(charges: readonly FreightCharge[]): CurrencySum[] {
  const sums = new Map<string, Big>()
  for (const charge of charges)
    if (!isYes(charge.isIncluded))
      sums.set(charge.currency, (sums.get(charge.currency) ?? new Big(0)).plus(chargeAmount(charge)))
  return [...sums].map(([name, amount]) => ({ currency: name, amount: roundAmount(amount) }))
}

/** The column of a record's sums by currency. */
export const totalsOfCharges = {
  kind: 'text',
  isComputed: true,
  row: z.array(z.object({ currency: z.string(), amount: z.string() })),
  width: 30,
  withheld: {
    erp: 'The record itself has the charges that it sums up.',
    office: 'The record itself has the charges that it sums up.',
  },
} as const

export const formatSums = (sums: readonly { readonly currency: string; readonly amount: string }[]): string =>
  sums.map(({ currency: name, amount }) => `${name} ${formatAmount(amount as Amount)}`).join(' + ')

/**
 * Each kind once, at least one charge, and a price where it is not included. A price that is no number is refused by the
 * schema.
 */
export function checkCharges(charges: readonly FreightCharge[]): Finding[] {
  if (charges.length === 0) return [at('charges', 'freight.noCharges')]
  const seen = new Set<string>()
  return charges.flatMap((charge, place): Finding[] => {
    const path = (field: string): string => `charges.${place}.${field}`
    if (seen.has(charge.kind)) return [at(path('kind'), 'freight.chargeTwice')]
    seen.add(charge.kind)
    return !isYes(charge.isIncluded) && isRate(charge.unitPrice) && !new Big(charge.unitPrice).gt(0)
      ? [at(path('unitPrice'), 'orderLine.notPositive')]
      : []
  })
}

/** Under which kind of fee (dictionary 1019) a charge stands in the ledger. */
const feeKindsOfCharges: Readonly<Record<string, string>> = {
  INS: 'insurance',
  DOC: 'documents',
  TLX: 'documents',
  AMS: 'documents',
  VGM: 'documents',
  DO: 'documents',
  DDOC: 'documents',
  CUS: 'clearance',
  DCUS: 'clearance',
  INSP: 'inspection',
  OTHC: 'handling',
  DTHC: 'handling',
  LOAD: 'handling',
  DLOAD: 'handling',
  WHS: 'storage',
  DWHS: 'storage',
}
export const feeKindOf = (chargeKind: string): string => feeKindsOfCharges[chargeKind] ?? 'transport'
