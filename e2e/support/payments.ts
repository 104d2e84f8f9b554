import { dayLength } from '@quayside/contract/kernel/days.ts'
import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { call } from './calls.ts'
import { staffWith } from './office.ts'
import { givenSubmitted } from './order-story.ts'
import { address } from './place.ts'
import { asProvider } from './provider.ts'
import { givenSupplier, supplierDocument } from './suppliers.ts'

export const bankDetails = {
  accountName: 'Blue Reef Electronics Inc.',
  bankName: 'Silicon Harbor Bank',
  bankAddress: '3003 Tasman Drive, Santa Clara, CA 95054',
  bankCountry: 'US',
  swiftCode: 'SVBKUS6S',
  currency: 'USD',
}

/** A supplier's account that was added so long ago that no text message is asked for. */
export async function givenOldAccount(token: string, supplierId: string): Promise<string> {
  const body = { ...bankDetails, supplierId, accountNumber: '3301847562', isDefault: 1 }
  const { id } = await call<{ id: string }>('POST base/online/supplierAccount/save', { token, body })
  const created = new Date(Date.now() - 30 * dayLength).toISOString()
  await asProvider(({ staff }) =>
    staff.transaction([], (tx) =>
      tx.updateTable('supplier_account').set({ created_at: created }).where('id', '=', id).execute(),
    ),
  )
  return id
}

/** A submitted order of USD 1,250.00, its supplier and the supplier's account. */
export async function givenPayableOrder(token: string, name = `Blue Reef Electronics ${Math.random()}`) {
  const supplierId = await givenSupplier(token, { name })
  const accountId = await givenOldAccount(token, supplierId)
  return { ...(await givenSubmitted(token, { supplierId })), supplierId, accountId }
}

/** An application for a new order. */
export async function givenApplication(token: string): Promise<{ id: string }> {
  const { id: orderId, supplierId, accountId } = await givenPayableOrder(token)
  const orders = [{ orderId, amount: '1250.00' }]
  const body = { orders, supplierId, accountId, paymentMethod: 'TT' }
  return call('POST finance/online/paymentApplication/save', { token, body })
}

const office = testClient(address, '/office/api')

/** The provider's finance pays an arranged application and uploads the bank's slip. */
export async function payWithSlip(id: string, bankCharge: string): Promise<void> {
  const log = await office('POST auth/token', {
    body: { account: staffWith('finance'), password: demoPassword },
  })
  const token: string = log.body.access_token
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await supplierDocument())]), 'bank-slip.pdf')
  const slip = await office(`POST finance/online/paymentApplication/${id}/upload`, { token, body })
  const paid = await office(`POST finance/online/paymentApplication/${id}/pay`, {
    token,
    body: { bankCharge, slipFileIds: [slip.body.data.id] },
  })
  if (paid.body?.code !== 200) throw new Error(`not paid: ${paid.text.slice(0, 300)}`)
}
