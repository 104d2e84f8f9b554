import { matchLine } from '@quayside/contract/finance/bank-matching.ts'
import type { Candidate } from '@quayside/contract/finance/match-candidates.ts'
import type { MatchFacts } from '@quayside/contract/finance/match-facts.ts'
import { proposeWriteOff } from '@quayside/contract/finance/open-items.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { BankCandidate, BankConfirmed, BankProposal } from '@quayside/contract/office/bank.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { toLine } from '../modules/finance/bank-lines.ts'
import { bookLine, lockLine } from '../modules/finance/book-bank-line.ts'
import { openItemsOf, toDebt } from '../modules/finance/debts.ts'
import { readMatchFacts } from '../modules/finance/match-facts.ts'
import { sql, type Tx } from '../platform/database/database.ts'
import { writtenZero } from '../platform/database/written-zero.ts'
import { readWithin } from '../platform/records/read-within.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import type { ProviderActing, ProviderCall } from './entity.ts'

/** For one line; a company that is asked for comes first, whatever points to it. */
export async function proposeMatch(
  call: ProviderCall,
  { id, companyId }: { id: string; companyId?: string | undefined },
): Promise<BankProposal> {
  const [[row]] = await call.read(sql.selectFrom('bank_line').selectAll().where('id', '=', id))
  const line = toLine(getOrRefuse(row))
  const facts = await readMatchFacts(call.read, [line], companyId ? [companyId] : [])
  const { verdict, candidates } = matchLine(line, facts)
  const asked = companyId
    ? [
        candidates.find((each) => each.companyId === companyId) ?? ownChoice(companyId, line, facts),
        ...candidates.filter((each) => each.companyId !== companyId),
      ]
    : candidates
  return {
    verdict,
    candidates: await Promise.all(
      asked.map(async (each) => said(each, facts, await debtsOf(call, each.companyId, line.currency))),
    ),
  }
}

/** A company that a person chose: its oldest debts. */
const ownChoice = (
  companyId: string,
  line: { currency: string; amount: Amount },
  facts: MatchFacts,
): Candidate => ({
  companyId,
  transferId: null,
  applicationId: null,
  reasons: [],
  score: 0,
  ...proposeWriteOff(
    line,
    facts.items.filter((item) => item.companyId === companyId),
  ),
})

type Debts = Pick<BankCandidate, 'items' | 'orders'>

async function debtsOf(call: ProviderCall, companyId: string, currency: string): Promise<Debts> {
  const [rows, orders] = await call.read(
    openItemsOf(companyId)
      .where('i.currency', '=', currency)
      .orderBy('i.due_on')
      .orderBy(raw`i.id`)
      .limit(500),
    findOrdersOwing(companyId, currency),
  )
  const day = call.platform.clock.today()
  return { items: rows.map((row) => toDebt(row, day)), orders }
}

/** The orders that owe something in the currency, with all their open items. */
const findOrdersOwing = (companyId: string, currency: string) =>
  sql
    .selectFrom('receivable_item as i')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select([
      'o.id',
      'o.order_no as number',
      'o.write_off_state as writeOffState',
      raw<number>`count(*)::int`.as('openItems'),
    ])
    .where('i.company_id', '=', companyId)
    .where('i.outstanding', '>', writtenZero)
    .groupBy(['o.company_id', 'o.id'])
    .having(raw<boolean>`bool_or(i.currency = ${currency})`)
    .orderBy('o.order_no')

const said = (candidate: Candidate, facts: MatchFacts, debts: Debts): BankCandidate => ({
  ...candidate,
  reasons: [...candidate.reasons],
  parts: [...candidate.parts],
  companyName: facts.companies.find(({ id }) => id === candidate.companyId)?.name ?? '',
  transferNo: facts.transfers.find(({ id }) => id === candidate.transferId)?.number ?? '',
  applicationNo: facts.applications.find(({ id }) => id === candidate.applicationId)?.number ?? '',
  ...debts,
})

/** Matched once more while the line is locked: a debt may have been settled meanwhile, and then a person looks at it. */
export async function bookExact(
  tx: Tx,
  acting: ProviderActing,
  id: string,
): Promise<BankConfirmed & { companyId: string }> {
  const line = toLine(getOrRefuse(await lockLine(tx, id)))
  const { verdict, candidates } = matchLine(line, await readMatchFacts(readWithin(tx), [line]))
  const [first] = candidates
  if (verdict !== 'exact' || !first) throw refuse('bankLine.notExact')
  const { companyId, transferId, applicationId, parts } = first
  const decision = { companyId, transferId, applicationId, parts: [...parts], confirmed: [] }
  const booked = await bookLine(tx, acting, id, decision)
  return { ...booked, companyId }
}
