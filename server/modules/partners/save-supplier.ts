import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import {
  checkDocuments,
  missingDocuments,
  supplierDocuments,
} from '@quayside/contract/partners/supplier.rules.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import type { SupplierSave } from '@quayside/contract/partners/supplier.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readIn } from '../../platform/records/read-in.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { readSupplier } from './get-supplier.ts'
import { insertSuppliers, nameIndex, supplierValues } from './insert-suppliers.ts'
import { findTakenNames, lockSuppliers, supplierKey } from './supplier-queries.ts'

export const saveSupplier = (call: Call, { body }: { body: SupplierSave }): Promise<Saved> =>
  call.write((tx) =>
    body.id === undefined ? createSupplier(tx, call, body) : changeSupplier(tx, call, body, body.id),
  )

async function createSupplier(tx: Tx, call: Call, body: SupplierSave): Promise<Saved> {
  const acting = asCustomer(call.principal)
  const attached = kindsAfter(body, [])
  refuseIfAny([...checkDocuments(attached), ...(await checkName(tx, acting.companyId, body))])
  const [saved] = await insertSuppliers(tx, acting, [body])
  await attach(tx, call, found(saved).id, body)
  return found(saved)
}

async function changeSupplier(tx: Tx, call: Call, body: SupplierSave, id: string): Promise<Saved> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const [locked] = await lockSuppliers(tx, [id], companyId)
  const before = found(locked)
  await requireVersion(
    tx,
    supplierKey(companyId, id),
    { actual: before.version, given: body.version },
    (read) => readSupplier(read, call.principal, id),
  )
  const { from, to } = requireStep(acting, {
    machine: supplierMachine,
    name: 'save',
    state: before.status,
    facts: {},
  })
  const missing = missingDocuments(before.attached_kinds)
  refuseIfAny([
    ...checkDocuments(kindsAfter(body, before.attached_kinds), { missing }),
    ...(await checkName(tx, companyId, body)),
  ])
  const values = await supplierValues(body)
  const saved = await refusingDuplicates(nameIndex, () =>
    tx
      .updateTable('supplier')
      .set(values)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )
  await attach(tx, call, id, body)
  await recordEvents(
    tx,
    acting,
    { companyId, entity: 'supplier', ids: [id] },
    { transition: 'save', from, to },
  )
  return saved
}

async function checkName(tx: Tx, companyId: string, { id, name }: SupplierSave): Promise<Finding[]> {
  const [taken] = await readIn(tx)(findTakenNames(companyId, [name], id))
  return taken.map(() => nameIndex.supplier_name_once)
}

/** A kind that is given replaces what was there, with nothing too; one that is absent stays. */
const kindsAfter = ({ attachments }: SupplierSave, before: readonly string[]): string[] =>
  supplierDocuments.filter((kind) => {
    const given = attachments[kind]
    return given ? given.length > 0 : before.includes(kind)
  })

async function attach(tx: Tx, call: Call, id: string, { attachments }: SupplierSave): Promise<void> {
  for (const kind of supplierDocuments) {
    const fileIds = attachments[kind]
    if (fileIds) await attachFiles(tx, call.principal, { entity: 'supplier', entityId: id, kind, fileIds })
  }
}
