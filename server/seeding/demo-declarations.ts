import { changeableLine } from '@quayside/contract/customs/changeable-line.ts'
import { type TaxBillKindKey, taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { isWithProvider, needsReason } from '@quayside/contract/customs/declaration.states.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { CreateDeclarations, DeclarationEdit, TaxBillDraft } from '@quayside/contract/office/customs.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { demoOrderTexts as said } from '@quayside/db/seeds/demo/orders.ts'
import { createDeclarations } from '../modules/customs/create-declarations.ts'
import { readDeclaration } from '../modules/customs/declarations.ts'
import { issueTaxBill } from '../modules/customs/issue-tax-bill.ts'
import { moveDeclarationLines } from '../modules/customs/move-lines.ts'
import { keyOfState } from '../modules/customs/order-declarations.ts'
import { readSplit } from '../modules/customs/read-split.ts'
import { stepDeclaration } from '../modules/customs/step-declaration.ts'
import { stepTaxBill } from '../modules/customs/step-tax-bill.ts'
import { stepVoucher } from '../modules/finance/step-voucher.ts'
import { stepOrder } from '../modules/orders/step-order.ts'
import type { Tx } from '../platform/database/database.ts'
import { readWithin } from '../platform/records/read-within.ts'
import type { Books } from './demo-books.ts'
import type { DemoOrder } from './demo-order-form.ts'

const desk = { actor: 'provider', id: null, name: 'Quayside' } as const

/** Older orders were declared before the portal had declarations. */
const newestDays = 100

const ofCustoms = ({ kind, daysAgo }: DemoOrder): boolean =>
  (kind === 'import' || kind === 'export') && daysAgo <= newestDays

const declarationsOf = (tx: Tx, orderId: string) =>
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

const mark = (tx: Tx, id: string, state: number, reason?: string) =>
  stepDeclaration(tx, desk, { id, name: 'mark', given: { declarationState: state, reason } })

/** A bill of each tax that a declaration owes. */
async function bill(tx: Tx, id: string, issuedOn: string): Promise<void> {
  const owed = await tx
    .selectFrom('declaration')
    .select(['duty', 'consumption_tax', 'vat'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const taxes: Readonly<Record<string, string>> = {
    duty: owed.duty,
    consumptionTax: owed.consumption_tax,
    vat: owed.vat,
  } satisfies Partial<Record<TaxBillKindKey, string>>
  for (const [kind, amount] of Object.entries(taxes))
    if (isPositive(amount as Amount))
      await issueTaxBill(tx, desk, TaxBillDraft.parse({ declarationId: id, kind, amount, issuedOn }))
}

/** The taxes of an order by the bills of its declarations; answers whether it has any. */
export async function payDemoTaxes(
  { desk: clerk, cashier }: Pick<Books, 'desk' | 'cashier'>,
  tx: Tx,
  orderId: string,
  day: string,
): Promise<boolean> {
  const declarations = await declarationsOf(tx, orderId)
  for (const { id } of declarations) await bill(tx, id, day)
  const bills = await tx
    .selectFrom('tax_bill')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  for (const { id } of bills) {
    await stepTaxBill(tx, clerk, { id, name: 'pay', given: { paidOn: day } })
    const { state, voucher_id: voucherId } = await tx
      .selectFrom('tax_bill')
      .select(['state', 'voucher_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // A large payment waits for the second person.
    if (state === taxBillState.codes.paying && voucherId !== null)
      await stepVoucher(tx, cashier, { id: voucherId, name: 'release', given: {} })
  }
  return declarations.length > 0
}

/** States that the other orders of the demo do not show, those of every day first. */
const shownStates: readonly DeclarationStateKey[] = [
  'accepted',
  'taxDue',
  'returnedForChange',
  'underReview',
  'documentsRequested',
  'taxPaid',
  'releasedOnGuarantee',
  'inspecting',
  'priceQueried',
  'rejected',
  'audited',
  'inspectionPassed',
  'uploaded',
  'classificationQueried',
  'manualReview',
  'amendmentRequested',
  'failed',
  'withdrawalRequested',
  'detained',
  'withdrawn',
  'deleted',
  'declared',
]
/** What customs does with a few declarations long after their release. */
const lateStates: readonly DeclarationStateKey[] = ['amended', 'underInvestigation']
/** The state before, where customs does not come from `declared` to it. */
const stateBefore: Readonly<Partial<Record<DeclarationStateKey, DeclarationStateKey>>> = {
  uploaded: 'returnedForChange',
  withdrawn: 'withdrawalRequested',
  amended: 'amendmentRequested',
  deleted: 'rejected',
}

async function findUnshown(
  tx: Tx,
  wanted: readonly DeclarationStateKey[],
): Promise<DeclarationStateKey | undefined> {
  const rows = await tx.selectFrom('declaration').select('state').distinct().execute()
  const known = new Set(rows.map(({ state }) => state))
  return wanted.find((key) => !known.has(declarationState.codes[key]))
}

async function bring(tx: Tx, id: string, target: DeclarationStateKey): Promise<void> {
  const before = stateBefore[target]
  for (const state of before ? [before, target] : [target])
    await mark(
      tx,
      id,
      declarationState.codes[state],
      needsReason(state) ? said.reasons.declaration : undefined,
    )
}

/** Customs' bills are due after 15 days, and these are late. */
const lateDays = 20

/** Where the declarations of an order that is at customs stand, so that the demo shows each state of one. */
export async function followDemoOrder(tx: Tx, orderId: string, order: DemoOrder, day: string): Promise<void> {
  for (const [place, declaration] of (await declarationsOf(tx, orderId)).entries()) {
    const { id, is_import: isImport } = declaration
    const target = await findUnshown(tx, shownStates)
    if (isImport && ((place === 0 && order.daysAgo > lateDays) || target === 'taxDue'))
      await bill(tx, id, day)
    else if (target && target !== 'declared' && !isWithProvider(keyOfState(declaration)))
      await bring(tx, id, target)
  }
}

/** Customs closes a declaration some weeks after its release. */
const closingDays = 30

export async function closeDemoDeclarations(tx: Tx, orderId: string, { daysAgo }: DemoOrder): Promise<void> {
  if (daysAgo <= closingDays) return
  for (const { id, is_import: isImport } of await declarationsOf(tx, orderId)) {
    // An import's bills, which are booked later, would bring it back to its taxes.
    const late = isImport ? undefined : await findUnshown(tx, lateStates)
    await bring(tx, id, late ?? 'closed')
  }
}
