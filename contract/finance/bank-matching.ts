import { type Amount, isPositive, minus, zero } from '../kernel/money.ts'
import {
  type BankLine,
  type Company,
  certain,
  isSame,
  type MatchFacts,
  type MatchItem,
  type MatchReason,
  reasonsFor,
  type Transfer,
} from './match-reasons.ts'
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

/**
 * `exact`: one company, and the amount agrees with payer or remark. `likely`: one company by payer or number. `several`: more
 * than one is possible. `otherPayer`: only the remark names a customer. `none`: nothing fits.
 */
type Verdict = 'exact' | 'likely' | 'several' | 'otherPayer' | 'none'
export type Match = { readonly verdict: Verdict; readonly candidates: readonly Candidate[] }

const mostCandidates = 5
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

function candidateFor(line: BankLine, company: Company, facts: MatchFacts): Candidate | undefined {
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

const isExact = ({ score }: Candidate): boolean => score === 100
const isCertain = ({ reasons }: Candidate): boolean => reasons.some(({ code }) => certain.has(code))

function verdictOf(candidates: readonly Candidate[]): Verdict {
  const [first] = candidates
  if (!first) return 'none'
  if (candidates.filter(isExact).length === 1) return 'exact'
  const sure = candidates.filter(isCertain)
  if (sure.length === 1) return 'likely'
  if (candidates.length > 1) return 'several'
  return first.reasons.some(({ code }) => code === 'hasCustomerName') ? 'otherPayer' : 'several'
}

/** Who may have sent the money, the most probable first, each with reasons and what it would settle. */
export function matchLine(line: BankLine, facts: MatchFacts): Match {
  const candidates = facts.companies
    .flatMap((company) => candidateFor(line, company, facts) ?? [])
    .toSorted((a, b) => b.score - a.score || Number(a.companyId) - Number(b.companyId))
    .slice(0, mostCandidates)
  return { verdict: verdictOf(candidates), candidates }
}

/**
 * Matches lines in their order. What an exact one would take is gone for those after it, so that all exact ones together
 * never settle more than is outstanding, nor end one announcement twice.
 */
export function matchLines(lines: readonly BankLine[], facts: MatchFacts): Map<string, Match> {
  let open = facts
  const matches = new Map<string, Match>()
  for (const line of lines) {
    const match = matchLine(line, open)
    matches.set(line.id, match)
    const [first] = match.candidates
    if (match.verdict === 'exact' && first) open = withoutTaken(open, line, first)
  }
  return matches
}

function withoutTaken(facts: MatchFacts, line: BankLine, taken: Candidate): MatchFacts {
  const used = new Map(taken.parts.map((part) => [part.itemId, part.amount]))
  return {
    ...facts,
    transfers: facts.transfers.filter(({ id }) => id !== taken.transferId),
    items: facts.items
      .map((item) => ({ ...item, outstanding: minus(item.outstanding, used.get(item.id) ?? zero) }))
      .filter(({ outstanding }) => isPositive(outstanding)),
    applications: facts.applications.flatMap((each) => {
      if (each.id !== taken.applicationId) return [each]
      const needed = minus(each.needed, line.amount)
      return isPositive(needed) ? [{ ...each, needed }] : []
    }),
  }
}
