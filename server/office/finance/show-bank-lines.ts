import { type Match, matchLines } from '@quayside/contract/finance/bank-matching.ts'
import { bankLineState } from '@quayside/contract/finance/voucher.codes.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import type { BankBoard } from '@quayside/contract/office/bank.ts'
import { type BankLineRow, findOpenLines, toLine } from '../../modules/finance/bank-lines.ts'
import { readMatchFacts } from '../../modules/finance/match-facts.ts'
import { sql } from '../../platform/database/database.ts'
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
