import { enter, inputForm, ok, titleForm } from '../modules/tax-invoices/tax-invoices.testing.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

export type PlantedInvoices = { titleId: string; salesInvoiceId: string; inputInvoiceId: string }

/** Title and input invoice through the API; the sales invoice as it stands, because a real one needs a payment. */
export async function plantInvoices(
  app: TestApp,
  { token, companyId, itemId }: { token: string; companyId: string; itemId: string },
): Promise<PlantedInvoices> {
  const body = titleForm({ title: marker, bankName: marker, address: marker })
  const titleId: string = ok(await app.client('POST tax/online/invoicingInfo/save', { token, body })).id
  const input = ok(await enter(app, { token }, inputForm({ sellerName: marker, note: marker })))
  const salesInvoiceId = await app.platform.staff.transaction([], async (tx) => {
    const { id } = await tx
      .insertInto('sales_invoice')
      .values({
        company_id: companyId,
        kind: 'general',
        title_id: titleId,
        amount: '1.06',
        net: '1.00',
        tax: '0.06',
        line_count: 1,
        note: marker,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('sales_invoice_line')
      .values({
        company_id: companyId,
        invoice_id: id,
        position: 0,
        item_id: itemId,
        rate: '6',
        amount: '1.06',
        net: '1.00',
        tax: '0.06',
      })
      .execute()
    await tx
      .updateTable('receivable_item')
      .set({ settled: '1.06', invoice_claimed: '1.06' })
      .where('id', '=', itemId)
      .execute()
    return id
  })
  return { titleId, salesInvoiceId, inputInvoiceId: input.id }
}
