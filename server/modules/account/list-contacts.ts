import { contactType } from '@quayside/contract/account/contact.codes.ts'
import {
  type Contact,
  type ContactColumn,
  type ContactDetail,
  type ContactExport,
  type ContactOption,
  type ContactOptionQuery,
  type ContactQuery,
  contactColumns,
} from '@quayside/contract/account/contact.ts'
import { maskEmail, maskIdCard, maskLandline, maskMobile, maskQq } from '@quayside/contract/kernel/mask.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { toFlag } from '@quayside/contract/kernel/record.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import {
  type ContactFilter,
  type ContactRow,
  contactKey,
  contactSort,
  findContact,
  findContacts,
} from './contact-queries.ts'

export const listContacts = (
  call: Call,
  { query }: { query: ContactQuery },
): Promise<{ rows: Contact[]; total: number }> =>
  listPage(call, contactsOf(call, query), query, contactSort, toListed(call))

export const exportContacts = (call: Call, { query }: { query: ContactExport }): Promise<Binary> =>
  exportRows(call, {
    entity: 'contact',
    query: contactsOf(call, query),
    sorting: query,
    sortColumns: contactSort,
    toRow: toListed(call),
    columns: columnsIn(call.text),
    chosen: query.columns ?? contactColumns,
  })

const optionsAtMost = 20

export async function listContactOptions(
  call: Call,
  { query }: { query: ContactOptionQuery },
): Promise<ContactOption[]> {
  const [rows] = await call.read(
    contactsOf(call, query)
      .orderBy('is_default', 'desc')
      .orderBy(contactSort.name)
      .orderBy('id')
      .limit(optionsAtMost),
  )
  return rows.map((row) => {
    const { id, type, name, mobile, isDefault } = toListed(call)(row)
    return { id, type, name, mobile, isDefault }
  })
}

export const getContact = (call: Call, { params }: { params: { id: string } }): Promise<ContactDetail> =>
  readContact(call.read, call, params.id)

export async function readContact(read: Reader, call: Call, id: string): Promise<ContactDetail> {
  const key = contactKey(call.principal.companyId, id)
  const [rows, events] = await read(findContact(key.companyId, id), findTimeline(key))
  const row = found(rows[0])
  return { ...toContact(call, row), version: row.version, timeline: toTimeline(events) }
}

/** Sealed numbers cannot be searched by a part; a whole one is found by its fingerprint. */
function contactsOf(call: Call, filter: ContactFilter) {
  const number = (filter.keyword ?? '').toUpperCase()
  const fingerprints = number ? call.platform.personalData.fingerprintsToSearch(number) : []
  return findContacts(call.principal.companyId, { ...filter, fingerprints })
}

const toContact = ({ platform }: Call, row: ContactRow): Contact => ({
  id: row.id,
  type: row.type,
  name: row.name,
  mobile: row.mobile,
  landline: row.landline,
  email: row.email,
  qq: row.qq,
  idCard: row.id_card_sealed === null ? '' : platform.personalData.open(row.id_card_sealed),
  isDefault: toFlag(row.is_default),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toListed =
  (call: Call) =>
  (row: ContactRow): Contact => {
    const contact = toContact(call, row)
    return {
      ...contact,
      mobile: maskMobile(contact.mobile),
      landline: maskLandline(contact.landline),
      email: maskEmail(contact.email),
      qq: maskQq(contact.qq),
      idCard: maskIdCard(contact.idCard),
    }
  }

const columnsIn = (text: Texts): ExportColumns<ContactColumn, Contact> => ({
  type: { kind: 'text', width: 14, value: (row) => codeText(text, contactType, row.type) },
  name: { kind: 'text', value: (row) => row.name },
  mobile: { kind: 'text', value: (row) => row.mobile },
  landline: { kind: 'text', value: (row) => row.landline },
  email: { kind: 'text', width: 26, value: (row) => row.email },
  qq: { kind: 'text', value: (row) => row.qq },
  idCard: { kind: 'text', width: 22, value: (row) => row.idCard },
  isDefault: { kind: 'text', width: 8, value: (row) => codeText(text, defaultFlag, row.isDefault) },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})
