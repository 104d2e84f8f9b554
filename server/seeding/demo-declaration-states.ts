import { isWithProvider, needsReason } from '@quayside/contract/customs/declaration.states.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { demoOrderTexts as said } from '@quayside/db/seeds/demo/order-texts.ts'
import { keyOfState } from '../modules/customs/order-declarations.ts'
import type { Tx } from '../platform/database/database.ts'
import { declarationsOf, mark } from './demo-declarations.ts'
import type { DemoOrder } from './demo-order-form.ts'
import { bill } from './demo-tax-bills.ts'

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
