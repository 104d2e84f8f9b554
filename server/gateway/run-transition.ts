import { actorsOf, type Machine, stateKey } from '@quayside/contract/kernel/machine.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { id as idSchema, text, version } from '@quayside/contract/kernel/schema.ts'
import { at, type RefusalCode, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import * as z from 'zod/mini'
import { checkInput } from '../platform/http/check-input.ts'
import { requireStep } from '../platform/records/run-transition.ts'
import { found } from '../platform/session/call.ts'
import type { GatewayCall } from './call.ts'
import type { Transitions } from './entity.ts'

const given = { version: z.optional(version), note: z.optional(text(500)), reason: z.optional(text(500)) }

export const transitionNames = ({ machine }: Transitions): string[] => [
  ...new Set(machine.transitions.filter((row) => actorsOf(row).includes('provider')).map(({ name }) => name)),
]

export const bodyOfTransition = (transitions: Transitions, name: string) =>
  z.strictObject({ ...given, ...transitions.bodies?.[name], ...transitions.actions?.[name] })

export const TransitionAnswer = z.object({ id: idSchema, version: z.number(), state: z.string() })

/** A step of the machine by the module's own command; a version, where given, must be the record's. */
export async function runTransition(
  call: GatewayCall,
  transitions: Transitions,
  { id, name, body }: { id: string; name: string; body: unknown },
): Promise<z.infer<typeof TransitionAnswer>> {
  if (!idSchema.safeParse(id).success) throw refuse('record.notFound')
  const { machine, actions = {} } = transitions
  const isAction = Object.hasOwn(actions, name)
  if (!isAction && !machine.transitions.some((row) => row.name === name)) {
    const known = transitionNames(transitions).join(', ')
    throw new Refusal([at('transition', 'gateway.transitionUnknown', { known })])
  }
  const { value, findings } = checkInput(bodyOfTransition(transitions, name), body, true)
  refuseIfAny(findings)
  const { version: expected, ...fields } = value as { version?: number }
  return call.write(async (tx) => {
    const before = found(await transitions.lock(tx, id))
    if (expected !== undefined && expected !== before.version)
      throw new Refusal([at('version', 'record.stale')])
    // Asked here too, so that a customer's step is refused alike whatever the command would make of its name.
    if (!isAction) {
      const { state, facts } = before
      const table = machine as Machine<string, unknown, RefusalCode>
      requireStep(call.acting, { machine: table, name, state, facts }, fields)
    }
    await transitions.run(tx, call.acting, { id, name, given: fields })
    const after = found(await transitions.lock(tx, id))
    return { id, version: after.version, state: stateKey(machine, after.state) }
  })
}
