import { actorsOf } from '@quayside/contract/kernel/machine.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { id as idSchema, text, version } from '@quayside/contract/kernel/schema.ts'
import { kindOf } from '@quayside/contract/office/kinds.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import * as z from 'zod/mini'
import { checkInput } from '../platform/http/check-input.ts'
import type { ProviderEntity } from '../provider/entity.ts'
import { isAction, stepRecord } from '../provider/step-record.ts'
import type { GatewayCall } from './call.ts'

const given = { version: z.optional(version), note: z.optional(text(500)), reason: z.optional(text(500)) }

/** Every step of the provider, and what it does beside the machine. */
export const transitionNames = ({ kind, actions = {} }: ProviderEntity): string[] => {
  const own = kindOf(kind).machine.transitions.filter((row) => actorsOf(row).includes('provider'))
  return [...new Set([...own.map(({ name }) => name), ...Object.keys(actions)])]
}

export const bodyOfTransition = ({ bodies, actions }: ProviderEntity, name: string) =>
  z.strictObject({ ...given, ...bodies?.[name], ...actions?.[name] })

export const TransitionAnswer = z.object({ id: idSchema, version: z.number(), state: z.string() })

/** A step by the module's own command; a version, where given, must be the record's. */
export async function runTransition(
  call: GatewayCall,
  entity: ProviderEntity,
  { id, name, body }: { id: string; name: string; body: unknown },
): Promise<z.infer<typeof TransitionAnswer>> {
  if (!idSchema.safeParse(id).success) throw refuse('record.notFound')
  const { machine } = kindOf(entity.kind)
  if (!isAction(entity, name) && !machine.transitions.some((row) => row.name === name)) {
    const known = transitionNames(entity).join(', ')
    throw new Refusal([at('transition', 'gateway.transitionUnknown', { known })])
  }
  const { value, findings } = checkInput(bodyOfTransition(entity, name), body, true)
  refuseIfAny(findings)
  const { version: expected, ...fields } = value as { version?: number }
  // A hold on a task applies to staff only: the ERP reports decisions that were made elsewhere.
  return call.write(async (tx) => {
    const step = { id, name, given: fields, version: expected }
    const {
      companyId: _companyId,
      isMoved: _isMoved,
      ...answer
    } = await stepRecord(tx, call.acting, entity, step)
    return answer
  })
}
