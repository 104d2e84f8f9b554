import type { Saved } from '@quayside/contract/kernel/record.ts'
import { checkCustomer } from '@quayside/contract/partners/customer.rules.ts'
import type { CustomerSave } from '@quayside/contract/partners/customer.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { readIn } from '../../platform/records/read-in.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { customerKey, findTakenCustomerNames, lockCustomers } from './customer-queries.ts'
import { customerNameIndexes, customerValues, insertCustomers } from './insert-customers.ts'
import { readCustomer } from './list-customers.ts'

export const saveCustomer = (call: Call, { body }: { body: CustomerSave }): Promise<Saved> =>
  call.write((tx) =>
    body.id === undefined ? createCustomer(tx, call, body) : changeCustomer(tx, call, body, body.id),
  )

async function createCustomer(tx: Tx, call: Call, body: CustomerSave): Promise<Saved> {
  const acting = asCustomer(call.principal)
  await check(tx, acting.companyId, body)
  const [saved] = await insertCustomers(tx, acting, [body])
  return found(saved)
}

async function changeCustomer(tx: Tx, call: Call, body: CustomerSave, id: string): Promise<Saved> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const [locked] = await lockCustomers(tx, companyId, [id])
  const versions = { actual: found(locked).version, given: body.version }
  await requireVersion(tx, customerKey(companyId, id), versions, (read) => readCustomer(read, companyId, id))
  await check(tx, companyId, body)
  const values = await customerValues(body)
  const saved = await refusingDuplicates(customerNameIndexes, () =>
    tx
      .updateTable('customer')
      .set(values)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow(),
  )
  await recordEvents(tx, acting, { companyId, entity: 'customer', ids: [id] }, { transition: 'save' })
  return saved
}

async function check(tx: Tx, companyId: string, body: CustomerSave): Promise<void> {
  const [chinese, english] = await readIn(tx)(
    findTakenCustomerNames(companyId, 'chinese_name', [body.chineseName], body.id),
    findTakenCustomerNames(companyId, 'english_name', [body.englishName], body.id),
  )
  refuseIfAny([
    ...checkCustomer(body),
    ...(chinese.length > 0 ? [customerNameIndexes.customer_chinese_name_once] : []),
    ...(english.length > 0 ? [customerNameIndexes.customer_english_name_once] : []),
  ])
}
