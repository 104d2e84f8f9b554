import type { Amount } from '../kernel/money.ts'
import type { BankLine, Company, MatchFacts, MatchItem, MatchReason, Transfer } from './match-facts.ts'
import { certain, isSame, reasonsFor } from './match-reasons.ts'
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
      ? within((each) => each.documentNo === item && isSame(each.outstanding, line.amount))?.slice(0, 1)
      : undefined) ??
    own
  )
}

export function candidateFor(line: BankLine, company: Company, facts: MatchFacts): Candidate | undefined {
  const reasons = reasonsFor(line, company, facts)
  if (reasons.length === 0) return undefined
  const value = (...codes: MatchReason['code'][]): string | undefined =>
    reasons.find(({ code }) => codes.includes(code))?.value
  const transferNo = value('hasTransferNo', 'equalsTransfer', 'nameIsAnnounced')
  const transfer = facts.transfers.find(
    ({ number, companyId }) => number === transferNo && companyId === company.id,
  )
  const applicationNo = value('hasApplicationNo', 'equalsApplication')
  const application =
    facts.applications.find(
      ({ number, companyId }) => number === applicationNo && companyId === company.id,
    ) ?? facts.applications.find(({ id }) => id === transfer?.applicationId)
  const own = facts.items.filter((item) => item.companyId === company.id)
  const { parts, left } = application
    ? { parts: [], left: line.amount }
    : proposeWriteOff(line, chosenItems(line, reasons, own, transfer))
  return {
    companyId: company.id,
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
export const isPayerKnown = (line: BankLine, company: Company, facts: MatchFacts): boolean =>
  line.payerName === '' || reasonsFor(line, company, facts).some(({ code }) => certain.has(code))
