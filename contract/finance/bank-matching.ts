import { type Candidate, candidateFor } from './match-candidates.ts'
import type { BankLine, MatchFacts } from './match-facts.ts'
import { type OwnFacts, ownFactsOf, withoutTaken } from './match-own.ts'
import { certain, type ReadLine, readLine } from './match-reasons.ts'

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

function matchWith(line: ReadLine, facts: Iterable<OwnFacts>): Match {
  const candidates = Array.from(facts, (own) => candidateFor(line, own))
    .filter((candidate) => candidate !== undefined)
    .toSorted((a, b) => b.score - a.score || Number(a.companyId) - Number(b.companyId))
    .slice(0, mostCandidates)
  return { verdict: verdictOf(candidates), candidates }
}

/** Who may have sent the money, the most probable first, each with reasons and what it would settle. */
export const matchLine = (line: BankLine, facts: MatchFacts): Match =>
  matchWith(readLine(line, facts.legalForms), ownFactsOf(facts))

/**
 * Matches lines in their order. What an exact one would take is gone for those after it, so that all exact ones together
 * never settle more than is outstanding, nor end one announcement twice.
 */
export function matchLines(lines: readonly BankLine[], facts: MatchFacts): Map<string, Match> {
  const open = new Map(ownFactsOf(facts).map((own) => [own.company.id, own]))
  const matches = new Map<string, Match>()
  for (const line of lines) {
    const match = matchWith(readLine(line, facts.legalForms), open.values())
    matches.set(line.id, match)
    const [first] = match.candidates
    const own = first && open.get(first.companyId)
    if (match.verdict === 'exact' && own) open.set(first.companyId, withoutTaken(own, line, first))
  }
  return matches
}
