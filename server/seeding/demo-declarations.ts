import { changeableLine } from '@quayside/contract/customs/changeable-line.ts'
import { CreateDeclarations, DeclarationEdit } from '@quayside/contract/office/customs.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { createDeclarations } from '../modules/customs/create-declarations.ts'
import { readDeclaration } from '../modules/customs/declarations.ts'
import { moveDeclarationLines } from '../modules/customs/move-lines.ts'
import { readSplit } from '../modules/customs/read-split.ts'
import { stepDeclaration } from '../modules/customs/step-declaration.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import type { Tx } from '../platform/database/database.ts'
import { readWithin } from '../platform/records/read-within.ts'
import { desk } from './demo-desk.ts'
import type { DemoOrder } from './demo-order-form.ts'

/** Older orders were declared before the portal had declarations. */
const newestDays = 100

const ofCustoms = ({ kind, daysAgo }: DemoOrder): boolean =>
  (kind === 'import' || kind === 'export') && daysAgo <= newestDays

export const declarationsOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('declaration')
    .select(['id', 'company_id', 'state', 'is_import', 'declaration_no'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** Makes the declarations of an order whose lines can all be declared, with what the split cannot know. */
async function make(tx: Tx, orderId: string, day: string): Promise<boolean> {
  const { company_id: companyId } = await tx
    .selectFrom('trade_order')
    .select('company_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { splitWithout } = await readSplit(readWithin(tx), { companyId, orderId, day })
  const { declarations, held } = splitWithout(new Set())
  if (held.length > 0 || declarations.length === 0) return false
  const header = { customsOffice: '5301', transportMode: '4' }
  const made = await createDeclarations(tx, desk, CreateDeclarations.parse({ orderId, ...header }))
  for (const { id } of made) {
    const { lines, billOfLading } = await readDeclaration(readWithin(tx), { companyId, id })
    const filled = lines.map((line) => ({
      ...changeableLine(line),
      firstQty: line.firstUnit === '' ? '' : line.firstQty || line.qty,
      secondQty: line.secondUnit === '' ? '' : line.secondQty || line.qty,
    }))
    const given = DeclarationEdit.parse({ ...header, billOfLading, lines: filled })
    await stepDeclaration(tx, desk, { id, name: 'edit', given })
  }
  return true
}

/** Each line in a declaration of its own: while an order is at customs, each of them may stand in another state. */
async function standApart(tx: Tx, orderId: string): Promise<void> {
  for (const { id } of await declarationsOf(tx, orderId)) {
    const lines = await tx
      .selectFrom('declaration_line')
      .select('id')
      .where('declaration_id', '=', id)
      .orderBy('position')
      .execute()
    for (const line of lines.slice(1))
      await moveDeclarationLines(tx, desk, { lineIds: [line.id], toId: null })
  }
}

/** Declares an order with its declarations, or alone where a line of it cannot be declared. */
export async function declareDemoOrder(
  tx: Tx,
  orderId: string,
  order: DemoOrder,
  day: string,
): Promise<void> {
  if (!ofCustoms(order) || !(await make(tx, orderId, day))) {
    await stepOrder(tx, desk, { id: orderId, name: 'declare', given: {} })
    return
  }
  if (order.end === 'declared') await standApart(tx, orderId)
  for (const { id, is_import: isImport } of await declarationsOf(tx, orderId)) {
    const declarationNo = `5301${day.slice(0, 4)}${isImport ? 1 : 0}${id.padStart(9, '0')}`
    await stepDeclaration(tx, desk, { id, name: 'declare', given: { declaredOn: day, declarationNo } })
  }
}

/** Declarations that are being made: nothing is at customs yet, and one of them is staged. */
export async function draftDemoDeclarations(
  tx: Tx,
  orderId: string,
  order: DemoOrder,
  day: string,
): Promise<void> {
  if (!ofCustoms(order) || !(await make(tx, orderId, day))) return
  if (order.kind === 'export') return
  const [first] = await declarationsOf(tx, orderId)
  if (first) await mark(tx, first.id, declarationState.codes.staged)
}

export const mark = (tx: Tx, id: string, state: number, reason?: string) =>
  stepDeclaration(tx, desk, { id, name: 'mark', given: { declarationState: state, reason } })
