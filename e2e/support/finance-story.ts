import { demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { ageAccount } from '@quayside/server/platform/testing/given.ts'
import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import { call } from './calls.ts'
import { provide, publishRate } from './gateway.ts'
import { staffWith } from './office.ts'
import { givenSubmitted } from './order-story.ts'
import { address } from './place.ts'
import { asProvider } from './provider.ts'
import { givenSupplier } from './suppliers.ts'

const office = testClient(address, '/office/api')

/** Calls of the provider's staff; anything but success fails the test. */
export async function atDesk() {
  const form = { account: staffWith('finance'), password: demoPassword }
  const { body: entered } = await office('POST auth/token', { body: form })
  return async <T>(key: string, body: object = {}): Promise<T> => {
    const { body: answer, text } = await office(`POST finance/online/${key}`, {
      token: entered.access_token,
      body,
    })
    if (answer?.code !== 200) throw new Error(`${key} answered ${text.slice(0, 300)}`)
    return answer.data as T
  }
}

/** The worked example is in pounds here: no other story reads their rate, and the demo's US dollar stays as it is. */
export const storyCurrency = 'GBP'
const storyRate = '7.106967'

/** An account that was added so long ago that no text message is asked for. */
async function givenAccount(token: string, supplierId: string): Promise<string> {
  const { id } = await call<{ id: string }>('POST base/online/supplierAccount/save', {
    token,
    body: {
      supplierId,
      accountName: 'Story Components Ltd',
      accountNumber: '0011223344557562',
      bankName: 'Silicon Harbor Bank',
      bankAddress: '3003 Tasman Drive, Santa Clara',
      bankCountry: 'US',
      swiftCode: 'SVBKUS6S',
      currency: storyCurrency,
      isDefault: 1,
    },
  })
  await asProvider(({ staff }) => staff.transaction([], (tx) => ageAccount(tx, id)))
  return id
}

/**
 * The worked example up to the receipt of RMB 80,000.00: an order of 10,000.00 paid at 7.106967 with a bank charge of
 * 25.00, duty, VAT and agency fee, all of today.
 */
export async function givenWorkedExample(
  { token, companyId }: { token: string; companyId: string },
  today: string,
) {
  await publishRate(storyCurrency, today, storyRate)
  const supplierId = await givenSupplier(token, { name: `Story Components ${Math.random()}` })
  const accountId = await givenAccount(token, supplierId)
  const line = { key: 'one', model: 'LM358DR', name: 'Amplifier', brand: 'TI', origin: 'US', unit: '007' }
  const order = await givenSubmitted(token, {
    supplierId,
    currency: storyCurrency,
    lines: [{ ...line, qty: '1000', price: '10', netWeight: '1.5', grossWeight: '1.8' }],
  })
  await provide('orders', order.id, 'auditPass')
  const application = await call<{ id: string; number: string }>(
    'POST finance/online/paymentApplication/save',
    {
      token,
      body: {
        orders: [{ orderId: order.id, amount: '10000.00' }],
        supplierId,
        accountId,
        paymentMethod: 'TT',
        bankFeeBearer: 0,
      },
    },
  )
  await provide('payment-applications', application.id, 'arrange')
  await provide('payment-applications', application.id, 'pay', { paidOn: today, bankCharge: '25.00' })
  const desk = await atDesk()
  const voucher = (body: object) =>
    desk<{ id: string; number: string }>('cashVoucher/save', { companyId, occurredOn: today, ...body })
  await voucher({ kind: 'taxPaid', orderId: order.id, taxKind: 'duty', amount: '5338.49' })
  await voucher({ kind: 'taxPaid', orderId: order.id, taxKind: 'vat', amount: '9947.39' })
  const fee = {
    orderId: order.id,
    kind: 'agency',
    quantity: '71069.67',
    unitPrice: '0.008',
    chargedOn: today,
  }
  await desk('cost/chargeMany', { fees: [fee] })
  const receipt = await voucher({ kind: 'received', amount: '80000.00', counterparty: 'Story Trading' })
  await desk(`cashVoucher/${receipt.id}/writeOff`)
  return { order, application, receipt }
}
