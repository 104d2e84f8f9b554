import { randomBytes } from 'node:crypto'
import { newStorageKey } from '../../platform/files/storage.ts'
import { saved } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'

let counter = 0

/** A test app, or a server of its own with a look into its database. */
type App = Pick<TestApp, 'client' | 'platform'>

type Owner = { readonly companyId: string; readonly memberId: string | null }

/** A stored file of the company; without a member, one that the provider uploaded. */
export const givenFile = (
  app: App,
  { companyId, memberId }: Owner,
  { name = 'licence.pdf', mime = 'application/pdf' } = {},
): Promise<string> =>
  app.platform.staff.transaction([], async (tx) => {
    const { id } = await tx
      .insertInto('file')
      .values({
        company_id: companyId,
        uploaded_by: memberId,
        name,
        mime,
        bytes: '4',
        sha256: randomBytes(32),
        storage_key: newStorageKey(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** A form filled in rightly, with both documents; the name is unique. */
export async function supplierForm(app: App, member: GivenMember, values: Record<string, unknown> = {}) {
  return {
    name: `Maker of parts ${++counter}`,
    isOverseas: 0,
    attachments: {
      'business-licence': [await givenFile(app, member)],
      'invoicing-data': [await givenFile(app, member)],
    },
    ...values,
  }
}

/** Saved over HTTP, as a member would. */
export async function givenSupplier(
  app: App,
  member: GivenMember,
  values: Record<string, unknown> = {},
): Promise<{ id: string; version: number }> {
  const body = await supplierForm(app, member, values)
  return saved(await app.client('POST base/online/supplier/save', { token: member.token, body }))
}

/** A domestic account; its number is unique. */
export const bankForm = () => ({
  accountName: 'Harbour Tech Ltd',
  accountNumber: `6222 0212 3456 ${1000 + ++counter}`,
  bankName: 'China Merchants Bank',
  bankCountry: 'CN',
  currency: 'RMB',
})

export const accountForm = (supplierId: string, values: Record<string, unknown> = {}) => ({
  supplierId,
  ...bankForm(),
  bankAddress: '88 Shennan Avenue, Shenzhen',
  ...values,
})

/** Saves a part of a supplier, filled in by its form. */
const givenPart =
  (part: 'supplierAccount' | 'supplierAddress', form: typeof accountForm | typeof addressForm) =>
  async (app: App, { token }: GivenMember, supplierId: string, values: Record<string, unknown> = {}) =>
    saved(await app.client(`POST base/online/${part}/save`, { token, body: form(supplierId, values) }))

export const addressForm = (supplierId: string, values: Record<string, unknown> = {}) => ({
  supplierId,
  type: 2,
  regionCode: '440305',
  detail: '1 Keji South Road',
  contact: 'Li Lei',
  phone: '13800138000',
  ...values,
})

export const givenAccount = givenPart('supplierAccount', accountForm)
export const givenAddress = givenPart('supplierAddress', addressForm)

/** An overseas customer with unique names. */
export const customerForm = (values: Record<string, unknown> = {}) => {
  const number = ++counter
  return { type: 1, chineseName: `买家 ${number}`, englishName: `Buyer ${number}`, ...values }
}

export const givenCustomer = async (app: App, { token }: GivenMember, values: Record<string, unknown> = {}) =>
  saved(await app.client('POST base/online/customer/save', { token, body: customerForm(values) }))
