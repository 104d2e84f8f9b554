import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import type { Machine } from '@quayside/contract/kernel/machine.ts'
import { nextSteps, stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import { type Finding, Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../database/database.ts'
import type { Principal } from '../session/principal.ts'
import type { Acting } from './acting.ts'
import { happened, type NoticeOf } from './happened.ts'
import type { RecordKey } from './timeline.ts'

type Asked<S extends string, F, R extends RefusalCode> = {
  readonly machine: Machine<S, F, R>
  readonly name: string
  /** The code in the locked row. */
  readonly state: CodeValue
  readonly facts: F
}

/** Why the step may not be taken, or nothing: for selections, where each refusal is reported at its record. */
export function findHindrance<S extends string, F, R extends RefusalCode>(
  acting: Acting,
  { machine, name, state, facts }: Asked<S, F, R>,
): Finding | undefined {
  const outcome = step(machine, { name, from: stateKey(machine, state), actor: acting.actor, facts })
  return outcome.ok ? undefined : { code: outcome.refusal }
}

/** The check alone: where the step leads, or its refusal. For steps that write more than a state. */
export function requireStep<S extends string, F, R extends RefusalCode>(
  acting: Acting,
  { machine, name, state, facts }: Asked<S, F, R>,
  given: Readonly<Record<string, unknown>> = {},
): { from: S; to: S } {
  const outcome = step(machine, { name, from: stateKey(machine, state), actor: acting.actor, facts })
  if (!outcome.ok) throw new Refusal([{ code: outcome.refusal }])
  const isMissing = (value: unknown): boolean =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  const missing = outcome.needs.filter((field) => isMissing(given[field]))
  refuseIfAny(missing.map((field) => at(field, 'field.required')))
  return outcome
}

/**
 * Takes one step with a record whose row the caller has locked: checks it, writes the new state, and says that it
 * happened.
 */
export async function runTransition<S extends string, F, R extends RefusalCode, W>(
  tx: Tx,
  acting: Acting,
  record: RecordKey,
  asked: Asked<S, F, R> & {
    /** The call's input: the machine's `needs`, and a note or reason for the timeline. */
    readonly given?: Readonly<Record<string, unknown>>
    /** Writes the new state's code, and whatever else changes with it. */
    readonly write: (code: CodeValue) => Promise<W>
    /** What members are told of it. */
    readonly notice?: NoticeOf | undefined
  },
): Promise<{ from: S; to: S; written: W }> {
  const { machine, name, given = {} } = asked
  const { from, to } = requireStep(acting, asked, given)
  const written = await asked.write(machine.states.codes[to])
  const note = [given['reason'], given['note']].find((text) => typeof text === 'string' && text !== '')
  await happened(tx, acting, record, {
    transition: name,
    from,
    to,
    note: note as string | undefined,
    notice: asked.notice,
  })
  return { from, to, written }
}

/** The button row: what the machine allows the customer and the caller's permissions allow this member. */
export const stepsFor = <S extends string, F, R extends RefusalCode>(
  principal: Principal,
  { machine, state, facts }: Omit<Asked<S, F, R>, 'name'>,
  access: Readonly<Record<string, Permission>>,
): NextStep[] =>
  nextSteps(machine, { from: stateKey(machine, state), actor: 'customer', facts })
    .filter(({ name }) => {
      const permission = access[name]
      return permission !== undefined && principal.permissions.has(permission)
    })
    .map(({ name, to, needs }) => ({ name, to, needs: [...needs] }))
