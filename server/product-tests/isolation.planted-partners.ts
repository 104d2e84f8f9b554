import type { TestApp } from '../platform/testing/test-app.ts'
import { accountOf, addressOf, bankAccount, contact, customer, ownAddress, robot } from './isolation.forms.ts'
import { marker } from './isolation.marker.ts'
import { idOf, saved } from './isolation.saved.ts'

export type PlantedPartners = Awaited<ReturnType<typeof plantPartners>>

/** A supplier with an account and an address, a customer, and the company's own accounts, contacts and addresses. */
export async function plantPartners(
  app: TestApp,
  token: string,
  files: { readonly licence: string; readonly invoicing: string },
) {
  const supplierId = idOf(
    await app.client('POST base/online/supplier/save', {
      token,
      body: {
        name: `${marker} Components`,
        isOverseas: 1,
        contact: marker,
        attachments: { 'business-licence': [files.licence], 'invoicing-data': [files.invoicing] },
      },
    }),
  )
  const accountId = idOf(
    await app.client('POST base/online/supplierAccount/save', { token, body: accountOf(supplierId) }),
  )
  const addressId = idOf(
    await app.client('POST base/online/supplierAddress/save', { token, body: addressOf(supplierId) }),
  )
  return {
    supplierId,
    accountId,
    addressId,
    customerId: await saved(app, token, 'customer', customer),
    bankAccountId: await saved(app, token, 'bankAccount', bankAccount),
    contactId: await saved(app, token, 'contact', contact),
    robotId: await saved(app, token, 'robot', robot),
    ownAddressId: await saved(app, token, 'address', ownAddress),
  }
}
