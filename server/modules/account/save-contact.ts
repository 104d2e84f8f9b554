import { checkContact } from '@quayside/contract/account/contact.rules.ts'
import { type ContactSave, contactColumns } from '@quayside/contract/account/contact.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { type Saved } from '@quayside/contract/kernel/record.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { toStored } from '../../platform/records/columns.ts'
import { clearDefault } from '../../platform/records/default-record.ts'
import { keptIdentity } from '../../platform/records/kept-identity.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import type { Call } from '../../platform/session/call.ts'
import { contacts, idCardOf } from './contacts.ts'
import { lockDefaults } from './own-company.ts'

const columnsOf = toStored(contactColumns)

export const saveContact = (call: Call, { body }: { body: ContactSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const { companyId: company_id } = call.principal
    if (isYes(body.isDefault)) await lockDefaults(tx, company_id)
    const before = await lockForSave(tx, call, contacts, body)
    refuseIfAny(checkContact(body))
    // A company has one default contact of each type.
    if (isYes(body.isDefault)) await clearDefault(tx, 'contact', { company_id, type: body.type }, body.id)
    return writeRecord(tx, call, contacts, body.id, await valuesOf(call, body, before))
  })

async function valuesOf(
  { platform: { personalData } }: Call,
  body: ContactSave,
  before: Parameters<typeof idCardOf>[0] | undefined,
) {
  const idCardBefore = before ? idCardOf(before, personalData) : ''
  const idCard = keptIdentity(body.idCard.toUpperCase(), idCardBefore, 'idCard')
  const numbers = [body.mobile, body.landline, body.email, body.qq].filter((each) => each !== '')
  return {
    ...columnsOf(body),
    id_card_sealed: idCard === '' ? null : personalData.seal(idCard),
    id_card_fingerprint: idCard === '' ? null : personalData.fingerprint(idCard),
    search: [await searchTextOf(body.name), ...numbers].join(' ').toLowerCase(),
  }
}
