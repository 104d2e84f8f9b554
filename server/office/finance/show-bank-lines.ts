import {
  type Candidate,
  type Match,
  matchLine,
  matchLines,
} from '@quayside/contract/finance/bank-matching.ts'
import { bankLineState } from '@quayside/contract/finance/finance.codes.ts'
import { type MatchFacts } from '@quayside/contract/finance/match-reasons.ts'
import { proposeWriteOff } from '@quayside/contract/finance/open-items.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import type { BankBoard, BankCandidate, BankProposal } from '@quayside/contract/office/bank.ts'
import { sql as raw } from 'kysely'
import { type BankLineRow, findOpenLines, toLine } from '../../modules/finance/bank-lines.ts'
import { openItemsOf, toDebt } from '../../modules/finance/debts.ts'
import { readMatchFacts } from '../../modules/finance/match-facts.ts'
import { shanghaiDate } from '../../platform/clock.ts'
import { sql } from '../../platform/database/database.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'

const decidedShown = 50

const findDecided = () =>
  sql
    .selectFrom('bank_line as l')
    .leftJoin('cash_voucher as v', 'v.id', 'l.voucher_id')
    .leftJoin('company as c', 'c.id', 'v.company_id')
    .selectAll('l')
    .select(['v.number as voucher_no', 'c.name as company_name'])
    .where('l.state', '<>', bankLineState.codes.open)
    .orderBy('l.updated_at', 'desc')
    .limit(decidedShown)

const findStatement = () =>
  sql
    .selectFrom('bank_statement')
    .select(['id', 'bank', 'created_at', 'line_count', 'repeated_count'])
    .orderBy('id', 'desc')
    .limit(1)

const shown = (row: BankLineRow) => ({
  id: row.id,
  version: row.version,
  state: row.state,
  occurredOn: row.occurred_on,
  occurredAt: row.occurred_at,
  currency: row.currency,
  amount: row.amount,
  payerName: row.payer_name,
  payerAccount: row.payer_account,
  payerBank: row.payer_bank,
  remark: row.remark,
  bankReference: row.bank_reference,
  statementId: row.statement_id,
})
const unmatched = { verdict: 'none', score: 0, candidateCount: 0 } as const

/** The newest line first; matched in the order they came in, as booking all exact ones does it. */
export async function getBoard(call: OfficeCall): Promise<BankBoard> {
  const [open, decided, [statement]] = await call.read(findOpenLines(), findDecided(), findStatement())
  const facts = await readMatchFacts(call.read, open.map(toLine))
  const matches = matchLines(open.map(toLine), facts)
  const nameOf = new Map(facts.companies.map(({ id, name }) => [id, name]))
  const waiting = open.map((row) => {
    const { verdict, candidates } =
      matches.get(row.id) ?? ({ verdict: 'none', candidates: [] } satisfies Match)
    const [first] = candidates
    return {
      ...shown(row),
      verdict,
      score: first?.score ?? 0,
      candidateCount: candidates.length,
      companyName: nameOf.get(first?.companyId ?? '') ?? '',
      voucherId: null,
      voucherNo: '',
    }
  })
  const exact = waiting.filter(({ verdict }) => verdict === 'exact')
  return {
    lines: [
      ...waiting.toReversed(),
      ...decided.map((row) => ({
        ...shown(row),
        ...unmatched,
        companyName: row.company_name ?? '',
        voucherId: row.voucher_id,
        voucherNo: row.voucher_no ?? '',
      })),
    ],
    openCount: waiting.length,
    exact: {
      count: exact.length,
      sums: [...Map.groupBy(exact, ({ currency }) => currency)].map(([currency, lines]) => ({
        currency,
        amount: sum(lines.map(({ amount }) => amount as Amount)),
      })),
    },
    statement: statement
      ? {
          id: statement.id,
          bank: statement.bank,
          createdAt: statement.created_at,
          lineCount: statement.line_count,
          repeatedCount: statement.repeated_count,
        }
      : null,
  }
}

/** For one line; a company that is asked for comes first, whatever points to it. */
export async function getProposal(
  call: OfficeCall,
  {
    params: { id },
    query: { companyId },
  }: { params: { id: string }; query: { companyId?: string | undefined } },
): Promise<BankProposal> {
  const [[row]] = await call.read(sql.selectFrom('bank_line').selectAll().where('id', '=', id))
  const line = toLine(found(row))
  const facts = await readMatchFacts(call.read, [line], companyId ? [companyId] : [])
  const { verdict, candidates } = matchLine(line, facts)
  const asked = companyId
    ? [
        candidates.find((each) => each.companyId === companyId) ?? ownChoice(companyId, line, facts),
        ...candidates.filter((each) => each.companyId !== companyId),
      ]
    : candidates
  const items = await Promise.all(asked.map((each) => itemsOf(call, each.companyId, line.currency)))
  return {
    verdict,
    candidates: asked.map((each, place) => said(each, facts, items[place] ?? [])),
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

async function itemsOf(call: OfficeCall, companyId: string, currency: string) {
  const [rows] = await call.read(
    openItemsOf(companyId)
      .where('i.currency', '=', currency)
      .orderBy('i.due_on')
      .orderBy(raw`i.id`)
      .limit(500),
  )
  const day = shanghaiDate(call.platform.clock.now())
  return rows.map((row) => toDebt(row, day))
}

const said = (candidate: Candidate, facts: MatchFacts, items: BankCandidate['items']): BankCandidate => ({
  ...candidate,
  reasons: [...candidate.reasons],
  parts: [...candidate.parts],
  companyName: facts.companies.find(({ id }) => id === candidate.companyId)?.name ?? '',
  transferNo: facts.transfers.find(({ id }) => id === candidate.transferId)?.number ?? '',
  applicationNo: facts.applications.find(({ id }) => id === candidate.applicationId)?.number ?? '',
  items,
})
