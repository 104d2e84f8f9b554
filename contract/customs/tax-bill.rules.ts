import Big from 'big.js'
import { addDays, daysBetween } from '../kernel/days.ts'
import { type Amount, compare, isAmount, isPositive, plus, roundAmount, sum, zero } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'
import { type TaxBillKindKey, taxBillState } from './customs.codes.ts'
import { parseDeclarationNumber } from './declaration-number.ts'

/** Customs' taxes are due 15 days after the bill was issued. */
const taxDueDays = 15
const lateChargeADay = new Big('0.0005')

export const taxDueOn = (issuedOn: string): string => addDays(issuedOn, taxDueDays)

/** How many days after its due date a bill is paid, or stands open; 0 up to that day. */
export const daysLate = (dueOn: string, day: string): number => Math.max(0, daysBetween(dueOn, day))

/** What customs adds after the due date: 0.05 % of the bill a day. */
export const lateCharge = (amount: Amount, dueOn: string, day: string): Amount => {
  const days = daysLate(dueOn, day)
  return days === 0 ? zero : roundAmount(new Big(amount).times(lateChargeADay).times(days))
}

const letters: Readonly<Record<TaxBillKindKey, string>> = {
  duty: 'A',
  vat: 'L',
  consumptionTax: 'Y',
  antiDumping: 'I',
}
/** Customs numbers a declaration's bills so: `530120261000123456-L01`. */
export const taxBillNumber = (declarationNo: string, kind: TaxBillKindKey, sequence = 1): string =>
  `${declarationNo}-${letters[kind]}${String(sequence).padStart(2, '0')}`

const form = /^(\d{18})-([ALYI])\d{2}$/

type BillFields = {
  readonly number: string
  readonly kind: TaxBillKindKey
  readonly amount: string
  readonly declarationNo: string
}

/** The number names its declaration and its kind. */
export function checkTaxBill({ number, kind, amount, declarationNo }: BillFields): Finding[] {
  const findings: Finding[] = []
  const [, declaration, letter] = form.exec(number) ?? []
  if (declaration === undefined || parseDeclarationNumber(declaration) === undefined)
    findings.push(at('number', 'taxBill.number'))
  else if (declaration !== declarationNo) findings.push(at('number', 'taxBill.otherDeclaration'))
  else if (letter !== letters[kind]) findings.push(at('kind', 'taxBill.otherKind'))
  if (!isPositive(amount as Amount)) findings.push(at('amount', 'field.positive'))
  return findings
}

/** What the bills of one kind come to; a cancelled one counts for nothing. */
export const billedTax = (
  bills: readonly { readonly kind: string; readonly state: number; readonly amount: string }[],
  kind: TaxBillKindKey,
): Amount =>
  sum(
    bills
      .filter((bill) => bill.kind === kind && bill.state !== taxBillState.codes.cancelled)
      .map((bill) => bill.amount as Amount),
  )

export const declaredTax = (
  declaration: Readonly<Record<TaxBillKindKey, string>>,
  kind: TaxBillKindKey,
): Amount => declaration[kind] as Amount

/** A bill that does not bring the bills of its kind to the declared tax is recorded with a reason only. */
export function checkBilledTax(
  { amount, differenceReason }: { readonly amount: string; readonly differenceReason: string },
  { declared, billed }: { readonly declared: Amount; readonly billed: Amount },
): Finding[] {
  if (!isAmount(amount) || differenceReason.trim() !== '') return []
  const total = plus(billed, amount)
  return compare(total, declared) === 0
    ? []
    : [at('differenceReason', 'taxBill.differs', { declared, billed: total })]
}
