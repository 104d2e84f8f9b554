import { filingQuoteState } from '@quayside/contract/filings/filing.codes.ts'
import type { AcceptFee, QuoteFacts } from '@quayside/contract/filings/filing-quote.ts'
import { feeAmount } from '@quayside/contract/finance/fee.rules.ts'
import type { QuotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { type Amount, formatAmount, minus, zero } from '@quayside/contract/kernel/money.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { chargeQuotedFee, quotedFeeValues } from '../finance/charge-quoted-fee.ts'

/** What a step about the price is given; which of it, the step's schema says. */
export type QuoteGiven = Partial<QuotedFee & Pick<AcceptFee, 'amount'>> & {
  readonly note?: string | undefined
  readonly reason?: string | undefined
}

type QuotedFiling = {
  readonly company_id: string
  readonly number: string
  readonly quote_state: number
  readonly currency: string
  readonly fee_quantity: string | null
  readonly fee_unit: string
  readonly unit_price: string | null
  readonly amount: string | null
}

const { none, quoted, accepted, declined } = filingQuoteState.codes

export const quoteFact = ({ quote_state: state }: { quote_state: number }): QuoteFacts['quote'] =>
  filingQuoteState.keyOf(state) ?? 'none'

const stepNames = ['quoteFee', 'acceptFee', 'declineFee'] as const
type QuoteStep = (typeof stepNames)[number]
export const isQuoteStep = (name: string): name is QuoteStep => stepNames.some((each) => each === name)

/** What a step about the price writes to the filing. */
export function quoteEffect(filing: QuotedFiling, name: QuoteStep, given: QuoteGiven) {
  if (name === 'quoteFee')
    return {
      ...quotedFeeValues(given as QuotedFee),
      quote_state: quoted,
      quote_note: given.note ?? '',
      quote_answer: '',
    }
  if (name === 'declineFee') return { quote_state: declined, quote_answer: given.reason ?? '' }
  requireSame(filing, given)
  return { quote_state: accepted, quote_answer: given.note ?? '' }
}

/** Another price may have been named since the customer read this one. */
function requireSame({ currency, amount }: QuotedFiling, given: QuoteGiven): void {
  const isSame =
    given.currency === currency && minus((given.amount ?? '0') as Amount, (amount ?? '0') as Amount) === zero
  if (!isSame)
    throw refuse('filing.quoteChanged', { sum: `${currency} ${formatAmount((amount ?? '0') as Amount)}` })
}

/** What is filed may change once it is returned: a price for what it was is no longer meant. */
export const withoutQuote = {
  quote_state: none,
  currency: '',
  fee_quantity: null,
  fee_unit: '',
  unit_price: null,
  quote_note: '',
  quote_answer: '',
}

/** The price that the customer accepted becomes a fee. */
export async function chargeFiling(
  tx: Tx,
  acting: Acting,
  filing: QuotedFiling,
  { kind, note }: { kind: 'label' | 'filing'; note: string },
): Promise<void> {
  if (filing.quote_state !== accepted) return
  await chargeQuotedFee(tx, acting, filing, { orderId: null, kind, note: `${filing.number} ${note}`.trim() })
}

/** The price as messages name it. */
export const quotedSum = ({ currency, feeQuantity, unitPrice }: QuoteGiven): string =>
  currency === undefined || unitPrice === undefined || feeQuantity === undefined
    ? ''
    : `${currency} ${formatAmount(feeAmount({ currency, quantity: feeQuantity, unitPrice }))}`

const isState = (alias: string, state: number) =>
  raw<boolean>`${raw.ref(`${alias}.quote_state`)} = ${raw.lit(state)}`
export const isQuotedSql = (alias: string) => isState(alias, quoted)
export const isDeclinedSql = (alias: string) => isState(alias, declined)
