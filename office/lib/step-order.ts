import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { kindOf, type TaskKind } from '@quayside/contract/office/kinds.ts'
import type { BlockedStep } from '@quayside/contract/office/record.ts'

type Steps = {
  readonly state: string
  readonly nextSteps: readonly NextStep[]
  readonly blockedSteps: readonly BlockedStep[]
}

/**
 * The steps that go on, the awaited one first, and those that send the record back. A page may take one of its steps
 * itself, by a form; it is none of `nextSteps` then, but the machine has it from the record's state.
 */
export function stepOrder(
  kind: TaskKind,
  { state, nextSteps, blockedSteps }: Steps,
  awaited: readonly string[],
): {
  readonly main: NextStep | undefined
  readonly forward: readonly NextStep[]
  readonly back: readonly NextStep[]
} {
  const isAwaited = ({ name }: { readonly name: string }): boolean => awaited.includes(name)
  const needsReason = ({ needs }: NextStep): boolean => needs.includes('reason')
  // What needs a reason sends the record back, unless it is all that the queue asks for.
  const onlyWithReason =
    !blockedSteps.some(isAwaited) &&
    kindOf(kind)
      .machine.transitions.filter((row) => isAwaited(row) && row.from.includes(state))
      .every(({ needs }) => needs?.includes('reason') ?? false)
  const isBack = (step: NextStep): boolean => needsReason(step) && !(onlyWithReason && isAwaited(step))
  const forward = nextSteps
    .filter((step) => !isBack(step))
    .toSorted((left, right) => placeIn(awaited, left.name) - placeIn(awaited, right.name))
  return { main: forward.find(isAwaited), forward, back: nextSteps.filter(isBack) }
}

/** Steps that the queue does not ask for come last. */
const placeIn = (awaited: readonly string[], name: string): number =>
  awaited.includes(name) ? awaited.indexOf(name) : awaited.length
