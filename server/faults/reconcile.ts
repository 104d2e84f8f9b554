import type { ContractDocument } from '@quayside/contract/orders/contract-document.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { hashOf } from '../modules/orders/contract-document.ts'
import type { Database } from '../platform/database/database.ts'
import type { Row } from '../platform/database/row-reader.ts'
import { eventQuestions } from './reconcile-events.ts'
import { invoiceQuestions } from './reconcile-invoices.ts'
import { landedCostQuestions } from './reconcile-landed-cost.ts'
import { moneyQuestions } from './reconcile-money.ts'
import { orderMoneyQuestions } from './reconcile-order-money.ts'
import { orderQuestions } from './reconcile-orders.ts'

/** The one that SQL cannot answer. */
const hashQuestion = 'a signature’s hash and its document'

/**
 * Consistency checks of a database without running writes. Each query returns the ids of rows that disagree: sums with
 * their rows, states with their events, stored answers with their records.
 */
const allQuestions = {
  ...orderQuestions,
  ...eventQuestions,
  ...moneyQuestions,
  ...orderMoneyQuestions,
  ...invoiceQuestions,
  ...landedCostQuestions,
}
export const questionNames = [...Object.keys(allQuestions), hashQuestion]

/** The number of the first record that differs. */
export function firstOf(rows: readonly Row[]): string {
  const id = rows[0]?.['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

type Answered = { readonly name: string; readonly rows: number; readonly first: string }

/** Every question with how many rows disagree. */
export async function askAll(staff: Pick<Database, 'read'>): Promise<Answered[]> {
  const names = orderState.keys
  const codes = names.map((name) => orderState.codes[name])
  const asked = Object.values(allQuestions)
  const answers = await staff.read([
    ...asked.map((sql) => ({ sql, parameters: sql.includes('$1') ? [names, codes] : [] })),
    { sql: 'select id, document, hash from order_contract', parameters: [] },
  ])
  const signatures = answers.at(-1) ?? []
  const wrong = signatures.filter((row) => hashOf(row['document'] as ContractDocument) !== row['hash'])
  return [...answers.slice(0, -1), wrong].map((rows, place) => ({
    name: questionNames[place] ?? '',
    rows: rows.length,
    first: firstOf(rows),
  }))
}

/** Nothing, where all agrees; else one sentence for each question that something answered. */
export async function reconcile(staff: Pick<Database, 'read'>): Promise<string[]> {
  const answered = await askAll(staff)
  return answered
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows, first }) => `${name}: ${rows} differ, the first is ${first}`)
}
