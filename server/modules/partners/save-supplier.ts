import type { Saved } from '@quayside/contract/kernel/record.ts'
import {
  checkDocuments,
  missingDocuments,
  supplierDocuments,
} from '@quayside/contract/partners/supplier.rules.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import type { SupplierSave } from '@quayside/contract/partners/supplier.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { changeRecord, requireUnchanged } from '../../platform/records/record-writes.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { readSupplier } from './get-supplier.ts'
import { insertSuppliers, supplierValues } from './insert-suppliers.ts'
import { nameTaken, suppliers } from './list-suppliers.ts'
import { findTakenNames, lockSuppliers } from './supplier-queries.ts'

export const saveSupplier = (call: Call, { body }: { body: SupplierSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const saved = await (body.id === undefined
      ? createSupplier(tx, call, body)
      : changeSupplier(tx, call, body, body.id))
    await attachGiven(tx, call.principal, { entity: 'supplier', entityId: saved.id }, body.attachments)
    return saved
  })

async function createSupplier(tx: Tx, call: Call, body: SupplierSave): Promise<Saved> {
  await check(tx, call, body, { kinds: [], missing: [] })
  const [saved] = await insertSuppliers(tx, asCustomer(call.principal), [body])
  return getOrRefuse(saved)
}

async function changeSupplier(tx: Tx, call: Call, body: SupplierSave, id: string): Promise<Saved> {
  const acting = asCustomer(call.principal)
  const [locked] = await lockSuppliers(tx, [id], acting.companyId)
  const before = getOrRefuse(locked)
  await requireUnchanged(tx, call, { entity: 'supplier', read: readForStale }, before, body.version)
  const { status: state, attached_kinds: kinds } = before
  const step = requireStep(acting, { machine: supplierMachine, name: 'save', state, facts: {} })
  await check(tx, call, body, { kinds, missing: missingDocuments(kinds) })
  return changeRecord(tx, acting, suppliers, id, await supplierValues(body), step)
}

const readForStale: typeof suppliers.read = (read, call, id) => readSupplier(read, call.principal, id)

async function check(
  tx: Tx,
  call: Call,
  body: SupplierSave,
  before: { kinds: readonly string[]; missing: ReturnType<typeof missingDocuments> },
): Promise<void> {
  const [taken] = await readWithin(tx)(findTakenNames(call.principal.companyId, [body.name], body.id))
  refuseIfAny([...checkDocuments(kindsAfter(body, before.kinds), before), ...taken.map(() => nameTaken)])
}

/** A kind that is given replaces what was there, with nothing too; one that is absent stays. */
const kindsAfter = ({ attachments }: SupplierSave, before: readonly string[]): string[] =>
  supplierDocuments.filter((kind) => {
    const given = attachments[kind]
    return given ? given.length > 0 : before.includes(kind)
  })
