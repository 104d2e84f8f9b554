import { type Amount, compare, isPositive, sum } from '../kernel/money.ts'
import type { BankLine, Company, MatchFacts, MatchReason } from './match-facts.ts'

/** Names are compared without brackets' width, blanks and the words of a legal form. */
export const plainName = (name: string, legalForms: RegExp): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()·.,'"-]+/g, '')
    .replace(legalForms, '')

/** Numbers of our documents in a remark: IM261102-0031, tn261113-0002. */
export const documentNumbers = /([A-Z]{2}\d{6}-?\d{4,})/gi
export const numbersIn = (remark: string): string[] =>
  Array.from(remark.normalize('NFKC').toUpperCase().matchAll(documentNumbers), ([found]) =>
    found.includes('-') ? found : `${found.slice(0, 8)}-${found.slice(8)}`,
  )

export const isSame = (a: Amount, b: Amount): boolean => compare(a, b) === 0
const shortestName = 4

export function reasonsFor(line: BankLine, company: Company, facts: MatchFacts): MatchReason[] {
  const own = {
    transfers: facts.transfers.filter(
      (each) => each.companyId === company.id && each.currency === line.currency,
    ),
    items: facts.items.filter((each) => each.companyId === company.id && each.currency === line.currency),
    applications:
      line.currency === 'RMB' ? facts.applications.filter((each) => each.companyId === company.id) : [],
    legalForms: facts.legalForms,
  }
  return [
    ...amountReasons(line, own),
    ...payerReasons(line, company, own),
    ...remarkReasons(line, company, own),
  ]
}
type Own = Omit<MatchFacts, 'companies'>

function amountReasons({ amount }: BankLine, { transfers, items, applications }: Own): MatchReason[] {
  const about = 'amount'
  const transfer = transfers.find((each) => isSame(each.amount, amount))
  if (transfer) return [{ about, code: 'equalsTransfer', value: transfer.number }]
  const item = items.find((each) => isSame(each.outstanding, amount))
  if (item) return [{ about, code: 'equalsItem', value: item.documentNo }]
  const orderNo = [...new Set(items.flatMap((each) => each.orderNo ?? []))].find((each) =>
    isSame(sum(items.filter((one) => one.orderNo === each).map((one) => one.outstanding)), amount),
  )
  if (orderNo !== undefined) return [{ about, code: 'equalsOrder', value: orderNo }]
  const application = applications.find((each) => isSame(each.needed, amount))
  if (application) return [{ about, code: 'equalsApplication', value: application.number }]
  const total = sum(items.map((each) => each.outstanding))
  return isPositive(total) && isSame(total, amount) ? [{ about, code: 'equalsTotal', value: total }] : []
}

function payerReasons(line: BankLine, company: Company, { transfers, legalForms }: Own): MatchReason[] {
  const about = 'payer'
  const known = company.payers.find(({ account }) => account !== '' && account === line.payerAccount)
  const payer = plainName(line.payerName, legalForms)
  const times = known ? { times: known.times } : {}
  if (payer !== '' && payer === plainName(company.name, legalForms))
    return [{ about, code: 'nameIsCustomer', value: line.payerName, ...times }]
  const announced = transfers.find(
    ({ payerName }) => payer !== '' && payerName !== '' && plainName(payerName, legalForms) === payer,
  )
  if (announced) return [{ about, code: 'nameIsAnnounced', value: announced.number }]
  return known ? [{ about, code: 'accountIsKnown', value: known.account, times: known.times }] : []
}

function remarkReasons(
  line: BankLine,
  company: Company,
  { transfers, items, applications, legalForms }: Own,
): MatchReason[] {
  const about = 'remark'
  const numbers = new Set(numbersIn(line.remark))
  const transfer = transfers.find(({ number }) => numbers.has(number))
  if (transfer) return [{ about, code: 'hasTransferNo', value: transfer.number }]
  const application = applications.find(({ number }) => numbers.has(number))
  if (application) return [{ about, code: 'hasApplicationNo', value: application.number }]
  const order = items.find(({ orderNo }) => orderNo !== null && numbers.has(orderNo))
  if (order) return [{ about, code: 'hasOrderNo', value: order.orderNo ?? '' }]
  const document = items.find(({ documentNo }) => numbers.has(documentNo))
  if (document) return [{ about, code: 'hasDocumentNo', value: document.documentNo }]
  const name = plainName(company.name, legalForms)
  return name.length >= shortestName && plainName(line.remark, legalForms).includes(name)
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
