import { type Amount, compare } from '../kernel/money.ts'
import type { BankLine, Company, MatchFacts, MatchItem, MatchReason, Transfer } from './match-facts.ts'
import { type OwnFacts, ownFactsOf } from './match-own.ts'
import { certain, type ReadLine, readLine, reasonsFor } from './match-reasons.ts'
import { proposeWriteOff, type WriteOffPart } from './open-items.ts'

export type Candidate = {
  readonly companyId: string
  readonly transferId: string | null
  /** The money is kept for this application instead of settling debts. */
  readonly applicationId: string | null
  readonly reasons: readonly MatchReason[]
  /** 0 to 100; 100 only where amount and payer or remark agree. */
  readonly score: number
  readonly parts: readonly WriteOffPart[]
  /** What stays deposit, or is kept for the application. */
  readonly left: Amount
}

const weights: Readonly<Record<MatchReason['code'], number>> = {
  equalsTransfer: 40,
  equalsItem: 35,
  equalsOrder: 35,
  equalsApplication: 35,
  equalsTotal: 25,
  nameIsCustomer: 45,
  nameIsAnnounced: 40,
  accountIsKnown: 40,
  hasTransferNo: 40,
  hasOrderNo: 30,
  hasDocumentNo: 30,
  hasApplicationNo: 30,
  hasCustomerName: 20,
}

/** Which debts the money is for: those of the announcement, of the order or document in the remark, the one of its amount; else all. */
function chosenItems(
  line: BankLine,
  reasons: readonly MatchReason[],
  own: readonly MatchItem[],
  transfer?: Transfer,
) {
  const within = (wanted: (item: MatchItem) => boolean): readonly MatchItem[] | undefined => {
    const found = own.filter(wanted)
    return found.length > 0 ? found : undefined
  }
  const said = (code: MatchReason['code']): string | undefined =>
    reasons.find((reason) => reason.code === code)?.value
  const [orderNo, documentNo, item] = [
    said('hasOrderNo') ?? said('equalsOrder'),
    said('hasDocumentNo'),
    said('equalsItem'),
  ]
  return (
    (transfer && within(({ id }) => transfer.itemIds.includes(id))) ??
    (orderNo !== undefined ? within((each) => each.orderNo === orderNo) : undefined) ??
    (documentNo !== undefined ? within((each) => each.documentNo === documentNo) : undefined) ??
    (item !== undefined
      ? within((each) => each.documentNo === item && compare(each.outstanding, line.amount) === 0)?.slice(
          0,
          1,
        )
      : undefined) ??
    own
  )
}

export function candidateFor(line: ReadLine, own: OwnFacts): Candidate | undefined {
  const reasons = reasonsFor(line, own)
  if (reasons.length === 0) return undefined
  const value = (...codes: MatchReason['code'][]): string | undefined =>
    reasons.find(({ code }) => codes.includes(code))?.value
  const transferNo = value('hasTransferNo', 'equalsTransfer', 'nameIsAnnounced')
  const transfer = own.transfers.find(({ number }) => number === transferNo)
  const applicationNo = value('hasApplicationNo', 'equalsApplication')
  const application =
    own.applications.find(({ number }) => number === applicationNo) ??
    own.applications.find(({ id }) => id === transfer?.applicationId)
  const { parts, left } = application
    ? { parts: [], left: line.amount }
    : proposeWriteOff(line, chosenItems(line, reasons, own.items, transfer))
  return {
    companyId: own.company.id,
    transferId: transfer?.id ?? null,
    applicationId: application?.id ?? null,
    reasons,
    score: scoreOf(reasons),
    parts,
    left,
  }
}

function scoreOf(reasons: readonly MatchReason[]): number {
  const total = reasons.reduce((points, { code }) => points + weights[code], 0)
  const isAgreed =
    reasons.some(({ about }) => about === 'amount') && reasons.some(({ code }) => certain.has(code))
  return isAgreed ? 100 : Math.min(total + 40, 95)
}

/** False where the bank names a payer whom neither name, account nor a number in the remark connects with the company. */
export function isPayerKnown(line: BankLine, company: Company, facts: MatchFacts): boolean {
  if (line.payerName === '') return true
  const [own] = ownFactsOf({ ...facts, companies: [company] })
  const reasons = own ? reasonsFor(readLine(line, facts.legalForms), own) : []
  return reasons.some(({ code }) => certain.has(code))
}
