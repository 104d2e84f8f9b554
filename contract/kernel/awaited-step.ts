import { type Actor, actorsOf, type Machine } from './machine.ts'

/** A step that a record waits for, and who takes it. Where either side may, the customer is named. */
type AwaitedStep = { readonly name: string; readonly actor: Actor }

/** Steps that are never the next one: they end, interrupt or undo a record's course, or record what others did. */
const unawaited: ReadonlySet<string> = new Set([
  'save',
  'remove',
  'cancel',
  'withdraw',
  'reject',
  'return',
  'refuse',
  'auditFail',
  'pause',
  'void',
  'reverse',
  'reopen',
  'change',
  'requestVoid',
  'requestEnable',
  'entrust',
  'counterOffer',
  'askRelease',
  'split',
  'mark',
  'close',
  'expire',
  'addPapers',
  'quoteFee',
  'declineFee',
])

/**
 * Who acts next on a record and what is to be done; undefined in a final state. A step within the state is awaited
 * where the facts ask for it (a document to hand in, a label to confirm), otherwise the first of the table that leads on.
 */
export function awaitedStep<S extends string, F, R extends string>(
  table: Machine<S, F, R>,
  record: { readonly from: NoInfer<S>; readonly facts: NoInfer<F> },
): AwaitedStep | undefined {
  const { from, facts } = record
  const here = table.transitions.filter(
    (row) => row.from.includes(from) && !unawaited.has(row.name) && (row.applies?.(facts) ?? true),
  )
  const onward = here.filter(({ to }) => to !== undefined && to !== from)
  const within = here.filter((row) => !onward.includes(row))
  const isOpen = (row: (typeof here)[number]): boolean => row.when?.(facts) === undefined
  const next =
    within.find((row) => row.when !== undefined && isOpen(row)) ??
    onward.find(isOpen) ??
    // What hinders the next step is done within the state: a label is delivered before the filing is completed.
    within.find(isOpen) ??
    onward[0]
  if (!next) return undefined
  const actors = actorsOf(next)
  return { name: next.name, actor: actors.includes('customer') ? 'customer' : (actors[0] ?? 'system') }
}
