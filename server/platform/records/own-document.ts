import type { Machine } from '@quayside/contract/kernel/machine.ts'
import type { NextStep } from '@quayside/contract/kernel/record.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import type { RefusalCode } from '@quayside/contract/refusals.ts'
import type { Call } from '../session/call.ts'
import type { Reader } from './read-within.ts'
import { stepsFor } from './run-transition.ts'

type Options<D, S extends string, F, R extends RefusalCode> = {
  /** As both sides read it. */
  readonly read: (read: Reader, record: { companyId: string; id: string }) => Promise<D>
  readonly machine: Machine<S, F, R>
  readonly factsOf: (document: D) => F
  /** The permission of each of the customer's steps. */
  readonly access: Readonly<Record<string, Permission>>
}

/** A document as a member of its company reads it: with the steps that they may take. */
export function ownDocument<D extends { readonly state: number }, S extends string, F, R extends RefusalCode>(
  options: Options<D, S, F, R>,
) {
  const { read: readOne, machine, factsOf, access } = options
  const read = async (reader: Reader, call: Call, id: string): Promise<D & { nextSteps: NextStep[] }> => {
    const document = await readOne(reader, { companyId: call.principal.companyId, id })
    const standing = { machine, state: document.state, facts: factsOf(document) }
    return { ...document, nextSteps: stepsFor(call.principal, standing, access) }
  }
  return {
    read,
    get: (call: Call, { params }: { params: { id: string } }) => read(call.read, call, params.id),
  }
}
