import type { Saved } from '@quayside/contract/kernel/record.ts'
import { checkCustomer } from '@quayside/contract/partners/customer.rules.ts'
import type { CustomerSave } from '@quayside/contract/partners/customer.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import type { Call } from '../../platform/session/call.ts'
import { customerNameTaken, customers, findTakenCustomerNames } from './customers.ts'
import { customerValues } from './insert-customers.ts'

export const saveCustomer = (call: Call, { body }: { body: CustomerSave }): Promise<Saved> =>
  call.write(async (tx) => {
    await lockForSave(tx, call, customers, body)
    const { companyId } = call.principal
    const [chinese, english] = await readWithin(tx)(
      findTakenCustomerNames(companyId, 'chineseName', [body], body.id),
      findTakenCustomerNames(companyId, 'englishName', [body], body.id),
    )
    refuseIfAny([
      ...checkCustomer(body),
      ...(chinese.length > 0 ? [customerNameTaken.chineseName] : []),
      ...(english.length > 0 ? [customerNameTaken.englishName] : []),
    ])
    return writeRecord(tx, call, customers, body.id, await customerValues(body))
  })
