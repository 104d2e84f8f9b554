import { checkContact } from '@quayside/contract/account/contact.rules.ts'
import type { ContactSave } from '@quayside/contract/account/contact.ts'
import { isYes, type Saved } from '@quayside/contract/kernel/record.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { clearDefaultContact, contactKey, lockContact } from './contact-queries.ts'
import { readContact } from './list-contacts.ts'
import { lockDefaults } from './own-company.ts'

export const saveContact = (call: Call, { body }: { body: ContactSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    if (isYes(body.isDefault)) await lockDefaults(tx, companyId)
    if (body.id !== undefined) await requireUnchanged(tx, call, body, body.id)
    refuseIfAny(checkContact(body))
    const exceptId = body.id ?? '0'
    if (isYes(body.isDefault)) await clearDefaultContact(tx, companyId, { type: body.type, exceptId })
    const values = await valuesOf(call, body)
    const saved =
      body.id === undefined
        ? await tx
            .insertInto('contact')
            .values({ company_id: companyId, ...values })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('contact')
            .set(values)
            .where('company_id', '=', companyId)
            .where('id', '=', body.id)
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
    const transition = body.id === undefined ? 'create' : 'save'
    await recordEvents(tx, acting, { companyId, entity: 'contact', ids: [saved.id] }, { transition })
    return saved
  })

async function requireUnchanged(tx: Tx, call: Call, body: ContactSave, id: string): Promise<void> {
  const { companyId } = call.principal
  const before = found(await lockContact(tx, companyId, id))
  await requireVersion(
    tx,
    contactKey(companyId, id),
    { actual: before.version, given: body.version },
    (read) => readContact(read, call, id),
  )
}

async function valuesOf({ platform: { personalData } }: Call, body: ContactSave) {
  const idCard = body.idCard.toUpperCase()
  const numbers = [body.mobile, body.landline, body.email, body.qq].filter((each) => each !== '')
  return {
    type: body.type,
    name: body.name,
    mobile: body.mobile,
    landline: body.landline,
    email: body.email,
    qq: body.qq,
    id_card_sealed: idCard === '' ? null : personalData.seal(idCard),
    id_card_fingerprint: idCard === '' ? null : personalData.fingerprint(idCard),
    is_default: isYes(body.isDefault),
    search: [await searchTextOf(body.name), ...numbers].join(' ').toLowerCase(),
  }
}
