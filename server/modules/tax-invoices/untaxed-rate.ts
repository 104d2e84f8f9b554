import { sheetRate } from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { untaxedRates } from '@quayside/phrases/e-invoice-words.ts'
import * as z from 'zod/mini'

/** A rate of a sheet; 'exempt' and the like, which invoices have in place of one, are 0: no tax is charged. */
export const rateOrUntaxed = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => (untaxedRates.has(typed.trim()) ? '0' : typed)),
  ),
  sheetRate,
)
