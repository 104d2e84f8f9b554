import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, type Remarks, type StepOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockSuppliers, supplierKey } from './supplier-queries.ts'

type LockedSupplier = Awaited<ReturnType<typeof lockSuppliers>>[number]

export const requestSupplierVoid = customerStep(stepSupplier, 'requestVoid')
export const requestSupplierEnable = customerStep(stepSupplier, 'requestEnable')
export const withdrawSupplierRequest = customerStep(stepSupplier, 'withdraw')

/** Any step of the machine, for both actors; the company is notified of the provider's steps. */
export async function stepSupplier(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<Remarks, LockedSupplier>,
): Promise<Saved> {
  const supplier = locked ?? getOrRefuse((await lockSuppliers(tx, [id], acting.companyId))[0])
  const companyId = supplier.company_id
  const key = supplierKey(companyId, id)
  const { written: version } = await runTransition(tx, acting, key, {
    machine: supplierMachine,
    name,
    state: supplier.status,
    facts: {},
    given,
    notice:
      acting.actor === 'provider'
        ? {
            phrase: `supplier.${name}`,
            params: { name: supplier.name, number: supplier.number, reason: given.reason ?? '' },
          }
        : undefined,
    write: (status) => writeStep(tx, 'supplier', key, { status: Number(status) }),
  })
  return { id, version }
}

const decisions = {
  voidRequested: { approve: 'approveVoid', refuse: 'refuseVoid' },
  enableRequested: { approve: 'approveEnable', refuse: 'refuseEnable' },
} as const

/** The provider's decision on the customer's request; refusing needs a reason. */
export async function decideSupplier(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  input: { id: string; decision: 'approve' | 'refuse'; reason?: string },
): Promise<Saved> {
  const locked = getOrRefuse((await lockSuppliers(tx, [input.id], undefined))[0])
  const asked = stateKey(supplierMachine, locked.status)
  // Without a pending request the machine refuses.
  const name = asked in decisions ? decisions[asked as keyof typeof decisions][input.decision] : 'approveVoid'
  return stepSupplier(tx, acting, { id: input.id, name, locked, given: { reason: input.reason } })
}
