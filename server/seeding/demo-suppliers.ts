import type { DemoSupplier } from '@quayside/db/seeds/demo/supplier.ts'
import { demoSuppliers, enableReason, rivalSuppliers, voidReason } from '@quayside/db/seeds/demo/suppliers.ts'
import { decideSupplier } from '../modules/partners/step-supplier.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoClient } from './demo-client.ts'
import { reviewer } from './demo-desk.ts'
import { demoDocument } from './demo-document.ts'

/** Suppliers with their documents, accounts and addresses, in every state. */
export async function seedSuppliers(
  platform: Platform,
  client: DemoClient,
  company: { token: string; isRival: boolean },
): Promise<void> {
  const { token } = company
  for (const supplier of company.isRival ? rivalSuppliers : demoSuppliers) {
    const id = await saveSupplier(client, token, supplier)
    for (const account of supplier.accounts) {
      await client.call('POST base/online/supplierAccount/save', {
        token,
        body: { supplierId: id, ...account },
      })
    }
    for (const address of supplier.addresses) {
      await client.call('POST base/online/supplierAddress/save', {
        token,
        body: { supplierId: id, ...address },
      })
    }
    await tellStory(platform, client, { token, id, state: supplier.state })
  }
}

async function saveSupplier(client: DemoClient, token: string, supplier: DemoSupplier): Promise<string> {
  const { accounts: _, addresses: __, state: ___, ...fields } = supplier
  const upload = async (kind: 'businessLicence' | 'invoicingData', name: string): Promise<string> => {
    const bytes = await demoDocument(kind, supplier.name, [
      supplier.englishName,
      supplier.address,
      supplier.phone,
    ])
    const file = await client.call<{ id: string }>('POST system/online/file/upload', {
      token,
      file: { name, bytes },
    })
    return file.id
  }
  // While one document is stored, another thread lays out the next.
  const [licence, invoicing] = await Promise.all([
    upload('businessLicence', `${supplier.abbreviation}-licence.pdf`),
    upload('invoicingData', `${supplier.abbreviation}-invoicing.pdf`),
  ])
  const attachments = { 'business-licence': [licence], 'invoicing-data': [invoicing] }
  const saved = await client.call<{ id: string }>('POST base/online/supplier/save', {
    token,
    body: { ...fields, attachments },
  })
  return saved.id
}

/** Asked for by the customer, decided by the provider, up to where the supplier stands in the demo. */
async function tellStory(
  platform: Platform,
  client: DemoClient,
  { token, id, state }: { token: string; id: string; state: DemoSupplier['state'] },
): Promise<void> {
  if (state === 'enabled') return
  const params = { id }
  await client.call('POST base/online/supplier/{id}/requestVoid', {
    token,
    params,
    body: { note: voidReason },
  })
  if (state === 'voidRequested') return
  await platform.staff.transaction([], (tx) =>
    decideSupplier(tx, { ...reviewer, actor: 'provider' }, { id, decision: 'approve' }),
  )
  if (state === 'enableRequested') {
    await client.call('POST base/online/supplier/{id}/requestEnable', {
      token,
      params,
      body: { note: enableReason },
    })
  }
}
