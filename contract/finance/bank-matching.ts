import { isPositive, minus, zero } from '../kernel/money.ts'
import { type Candidate, candidateFor } from './match-candidates.ts'
import type { BankLine, MatchFacts } from './match-facts.ts'
import { certain } from './match-reasons.ts'

/**
 * `exact`: one company, and the amount agrees with payer or remark. `likely`: one company by payer or number. `several`: more
 * than one is possible. `otherPayer`: only the remark names a customer. `none`: nothing fits.
 */
type Verdict = 'exact' | 'likely' | 'several' | 'otherPayer' | 'none'
export type Match = { readonly verdict: Verdict; readonly candidates: readonly Candidate[] }

const mostCandidates = 5
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
