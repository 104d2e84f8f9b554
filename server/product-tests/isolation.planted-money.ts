import { chargeFees } from '../modules/finance/charge-fee.ts'
import { dataOf } from '../platform/testing/answers.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

/** A fee with its debt and its dispute, an announced transfer and an application, each with the marker in it. */
export async function plantMoney(
  app: TestApp,
  a: Record<'token' | 'companyId' | 'memberId' | 'supplierId' | 'accountId' | 'orderId', string>,
) {
  const { token, companyId, orderId } = a
  const provider = { actor: 'provider', id: null, name: marker } as const
  const draft = {
    orderId,
    kind: 'other',
    currency: 'RMB',
    quantity: '1',
    unit: marker,
    unitPrice: '9',
    note: marker,
  }
  const [fee] = await app.platform.staff.transaction([], (tx) => chargeFees(tx, provider, [draft as never]))
  const feeId = fee?.id ?? ''
  const { id: itemId } = await app.platform.staff.transaction([], (tx) =>
    tx.selectFrom('receivable_item').select('id').where('document_id', '=', feeId).executeTakeFirstOrThrow(),
  )
  const transfer = { currency: 'RMB', amount: '9', transferOn: '2026-11-16', note: marker, itemIds: [itemId] }
  const applicationId = await app.platform.staff.transaction([], async (tx) => {
    const bank = { account_name: marker, bank_name: marker, bank_address: marker, supplier_name: marker }
    const { id } = await tx
      .insertInto('payment_application')
      .values({
        company_id: companyId,
        state: 0,
        currency: 'USD',
        amount: '0.01',
        supplier_id: a.supplierId,
        account_id: a.accountId,
        ...bank,
        account_number_sealed: app.platform.personalData.seal('123456789012'),
        bank_country: 'US',
        swift_code: '',
        payment_method: 'TT',
        bank_fee_bearer: 0,
        rate: '7',
        rate_source: 'boc',
        rate_date: '2026-11-16',
        rmb_amount: '0.07',
        applied_by: a.memberId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { company_id: companyId, application_id: id, order_id: orderId, position: 0, amount: '0.01' }
    await tx.insertInto('payment_application_line').values(line).execute()
    return id
  })
  const reason = { reason: marker }
  return {
    applicationId,
    feeId,
    itemId,
    disputeId: dataOf(await app.client(`POST finance/online/cost/${feeId}/dispute`, { token, body: reason }))
      .id as string,
    transferId: dataOf(await app.client('POST tax/online/capitalAppointment/save', { token, body: transfer }))
      .id as string,
  }
}
