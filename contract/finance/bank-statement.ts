import * as z from 'zod/mini'
import type { Amount } from '../kernel/money.ts'

/** What a line of a bank's statement says, whatever the bank calls its columns. */
export const bankFields = [
  'occurredOn',
  'credit',
  'amount',
  'direction',
  'currency',
  'payerName',
  'payerAccount',
  'payerBank',
  'remark',
  'bankReference',
] as const
export type BankField = (typeof bankFields)[number]

/** Which heading of the bank's file each field stands under. */
export const BankMapping = z.partialRecord(z.enum(bankFields), z.string().check(z.maxLength(100)))
export type BankMapping = z.infer<typeof BankMapping>

/** A date and an amount are needed; the amount in a column of receipts, or in one with its direction. */
export const missingFields = (mapping: BankMapping): BankField[] => [
  ...(mapping.occurredOn === undefined ? (['occurredOn'] as const) : []),
  ...(mapping.credit === undefined && mapping.amount === undefined ? (['credit'] as const) : []),
]

/** Money that came in, as the bank says it. */
export type BankEntry = {
  readonly row: number
  readonly occurredOn: string
  readonly occurredAt: string
  readonly currency: string
  readonly amount: Amount
  readonly payerName: string
  readonly payerAccount: string
  readonly payerBank: string
  readonly remark: string
  readonly bankReference: string
}
export type ReadStatement = {
  readonly entries: readonly BankEntry[]
  /** Money that went out. */
  readonly outgoing: number
  /** Rows without a readable day or amount, by their number in the file: sums, page feet, or a wrong mapping. */
  readonly unread: readonly number[]
  /** Receipts in a currency that is not booked; the file is refused because of them. */
  readonly unknownCurrencies: readonly UnknownCurrency[]
  /** Receipts with a fraction that their currency does not have; the file is refused because of them as well. */
  readonly fractions: readonly { readonly row: number; readonly currency: string; readonly amount: Amount }[]
}
export type UnknownCurrency = { readonly row: number; readonly value: string }

/**
 * What makes two lines the same one: the bank, its own number and the payer, or all that the line says and the
 * how-manieth such line of the file it is, because two equal transfers on one day are two. Migration 0060 writes the
 * same keys.
 */
export function lineKeys(bank: string, entries: readonly BankEntry[]): string[] {
  const seen = new Map<string, number>()
  const bankKey = bank.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase()
  return entries.map((entry) => {
    const said = [
      bankKey,
      entry.occurredOn,
      entry.currency,
      entry.amount,
      entry.payerName,
      entry.payerAccount,
    ]
    const base =
      entry.bankReference === ''
        ? ['line', ...said, entry.occurredAt, entry.remark].join('|')
        : ['reference', ...said, entry.bankReference].join('|')
    const times = (seen.get(base) ?? 0) + 1
    seen.set(base, times)
    // A reference that stands twice in a file is one transfer.
    return entry.bankReference === '' ? `${base}|${times}` : base
  })
}
