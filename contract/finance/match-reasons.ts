import { isPositive, roundAmount } from '../kernel/money.ts'
import type { BankLine, MatchReason } from './match-facts.ts'
import type { OwnFacts, OwnMoney } from './match-own.ts'
import { numbersIn, plainName } from './match-words.ts'

const shortestName = 4

/** A line with its names and numbers read once, for all companies. */
export type ReadLine = BankLine & {
  readonly payer: string
  readonly words: string
  readonly numbers: readonly string[]
}
export const readLine = (line: BankLine, legalForms: RegExp): ReadLine => ({
  ...line,
  amount: roundAmount(line.amount),
  payer: plainName(line.payerName, legalForms),
  words: plainName(line.remark, legalForms),
  numbers: numbersIn(line.remark),
})

export function reasonsFor(line: ReadLine, own: OwnFacts): MatchReason[] {
  const money = own.moneyIn(line.currency)
  return [
    ...amountReasons(line, money),
    ...payerReasons(line, own, money),
    ...remarkReasons(line, own, money),
  ]
}

function amountReasons({ amount }: ReadLine, money: OwnMoney): MatchReason[] {
  const about = 'amount'
  const transfer = money.transferOf.get(amount)
  if (transfer) return [{ about, code: 'equalsTransfer', value: transfer.number }]
  const item = money.itemOf.get(amount)
  if (item) return [{ about, code: 'equalsItem', value: item.documentNo }]
  const orderNo = money.orderOf.get(amount)
  if (orderNo !== undefined) return [{ about, code: 'equalsOrder', value: orderNo }]
  const application = money.applicationOf.get(amount)
  if (application) return [{ about, code: 'equalsApplication', value: application.number }]
  return money.total === amount && isPositive(amount)
    ? [{ about, code: 'equalsTotal', value: money.total }]
    : []
}

function payerReasons(
  line: ReadLine,
  { company, plainName: name }: OwnFacts,
  money: OwnMoney,
): MatchReason[] {
  const about = 'payer'
  const known = company.payers.find(({ account }) => account !== '' && account === line.payerAccount)
  const times = known ? { times: known.times } : {}
  if (line.payer !== '' && line.payer === name)
    return [{ about, code: 'nameIsCustomer', value: line.payerName, ...times }]
  const announced = money.announcedBy.get(line.payer)
  if (announced) return [{ about, code: 'nameIsAnnounced', value: announced.number }]
  return known ? [{ about, code: 'accountIsKnown', value: known.account, times: known.times }] : []
}

function remarkReasons(
  { numbers, words }: ReadLine,
  { company, plainName: name }: OwnFacts,
  money: OwnMoney,
): MatchReason[] {
  const about = 'remark'
  const transferNo = numbers.find((number) => money.transfers.has(number))
  if (transferNo !== undefined) return [{ about, code: 'hasTransferNo', value: transferNo }]
  const applicationNo = numbers.find((number) => money.applications.has(number))
  if (applicationNo !== undefined) return [{ about, code: 'hasApplicationNo', value: applicationNo }]
  const orderNo = numbers.find((number) => money.orders.has(number))
  if (orderNo !== undefined) return [{ about, code: 'hasOrderNo', value: orderNo }]
  const documentNo = numbers.find((number) => money.documents.has(number))
  if (documentNo !== undefined) return [{ about, code: 'hasDocumentNo', value: documentNo }]
  return name.length >= shortestName && words.includes(name)
    ? [{ about, code: 'hasCustomerName', value: company.name }]
    : []
}

/** Reasons that name one company, besides the amount. */
export const certain: ReadonlySet<MatchReason['code']> = new Set([
  'nameIsCustomer',
  'nameIsAnnounced',
  'accountIsKnown',
  'hasTransferNo',
  'hasOrderNo',
  'hasDocumentNo',
  'hasApplicationNo',
])
