import { type Amount, isPositive } from '../kernel/money.ts'
import type { ItemKindKey, LedgerAccountKey, LedgerEventKey } from './finance.codes.ts'

const rmb = 'RMB'

export type Posting = {
  readonly account: LedgerAccountKey
  readonly currency: string
  readonly debit: Amount
  readonly credit: Amount
}

type InOneCurrency = { readonly currency: string; readonly amount: Amount }
/** What was paid in a currency, and the same in RMB by the document's rate. */
type InTwoCurrencies = InOneCurrency & { readonly rmbAmount: Amount }

/** What happened, with all that its postings are made of. */
export type LedgerEvent =
  | ({ readonly event: 'feeCharged' | 'received' | 'writtenOff' | 'fxReceived' | 'paidOut' } & InOneCurrency)
  | ({ readonly event: 'taxPaid' } & InOneCurrency)
  | ({ readonly event: 'supplierPaid' | 'bankCharge' | 'fxSettled' } & InTwoCurrencies)
  /** Owed by the company, or in its favour. */
  | ({ readonly event: 'exchangeDifference'; readonly isInFavour: boolean } & InOneCurrency)

type Side = readonly [account: LedgerAccountKey, currency: string, amount: Amount]
const none = '0.00' as Amount
const debit = ([account, currency, amount]: Side): Posting => ({
  account,
  currency,
  debit: amount,
  credit: none,
})
const credit = ([account, currency, amount]: Side): Posting => ({
  account,
  currency,
  debit: none,
  credit: amount,
})
const move = (
  from: LedgerAccountKey,
  to: LedgerAccountKey,
  { currency, amount }: InOneCurrency,
): Posting[] => [debit([from, currency, amount]), credit([to, currency, amount])]

/** Paid in X for the company, who owes RMB; without an exchange where X is RMB itself. */
function paidForCompany({ currency, amount, rmbAmount }: InTwoCurrencies): Posting[] {
  if (currency === rmb) return move('receivable', 'bank', { currency, amount: rmbAmount })
  return [
    debit(['receivable', rmb, rmbAmount]),
    debit(['exchange', currency, amount]),
    credit(['exchange', rmb, rmbAmount]),
    credit(['bank', currency, amount]),
    // In RMB a small part of an application may come to less than a cent.
  ].filter((posting) => isPositive(posting.debit) || isPositive(posting.credit))
}

/** The one table of which accounts an event moves. Each of its results balances in every currency. */
export function postingsOf(happened: LedgerEvent): Posting[] {
  switch (happened.event) {
    case 'feeCharged':
      return move('receivable', 'income', happened)
    case 'taxPaid':
      return move('receivable', 'bank', happened)
    case 'supplierPaid':
    case 'bankCharge':
      return paidForCompany(happened)
    case 'received':
    case 'fxReceived':
      return move('bank', 'deposit', happened)
    case 'writtenOff':
      return move('deposit', 'receivable', happened)
    case 'fxSettled':
      return [
        debit(['deposit', happened.currency, happened.amount]),
        debit(['exchange', rmb, happened.rmbAmount]),
        credit(['exchange', happened.currency, happened.amount]),
        credit(['deposit', rmb, happened.rmbAmount]),
      ]
    case 'paidOut':
      return move('deposit', 'bank', happened)
    case 'exchangeDifference':
      return happened.isInFavour
        ? move('exchange', 'receivable', happened)
        : move('receivable', 'exchange', happened)
    default:
      return happened satisfies never
  }
}

/** The exact counter-entry. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map((posting) => ({ ...posting, debit: posting.credit, credit: posting.debit }))

/** The statement sees receivable and deposit as one account, so a write-off and its undoing are no movement there. */
export const isStated = (account: LedgerAccountKey, event: LedgerEventKey): boolean =>
  event !== 'writtenOff' && (account === 'receivable' || account === 'deposit')

/** What an entry opens: a debt by its debit to receivable, a deposit by its credit to deposit. */
export const opened = (
  postings: readonly Posting[],
): { debt: InOneCurrency | undefined; deposit: InOneCurrency | undefined } => {
  const debt = postings.find(({ account, debit: side }) => account === 'receivable' && isPositive(side))
  const depositPosting = postings.find(
    ({ account, credit: side }) => account === 'deposit' && isPositive(side),
  )
  return {
    debt: debt && { currency: debt.currency, amount: debt.debit },
    deposit: depositPosting && { currency: depositPosting.currency, amount: depositPosting.credit },
  }
}

/** What the debt of an event is for; events without a debt have none. A tax says which one it is. */
export const itemKindOf = {
  feeCharged: 'fee',
  supplierPaid: 'supplierPayment',
  bankCharge: 'bankCharge',
  exchangeDifference: 'exchangeDifference',
} as const satisfies Partial<Record<LedgerEventKey, ItemKindKey>>
