import type { TestApp } from '../platform/testing/test-app.ts'
import { marker } from './isolation.marker.ts'

/** A declaration and a tax bill, written as they stand: real ones need an order past its audit. */
export const plantCustoms = (
  app: TestApp,
  { companyId, orderId }: { companyId: string; orderId: string },
): Promise<{ declarationId: string; taxBillId: string }> =>
  app.platform.staff.transaction([], async (tx) => {
    const number = '530120261999999999'
    const declaration = await tx
      .insertInto('declaration')
      .values({
        company_id: companyId,
        order_id: orderId,
        is_import: true,
        currency: 'USD',
        declaration_no: number,
        bill_of_lading: marker,
        note: marker,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bill = await tx
      .insertInto('tax_bill')
      .values({
        company_id: companyId,
        order_id: orderId,
        declaration_id: declaration.id,
        number: `${number}-L01`,
        kind: 'vat',
        amount: '1.00',
        issued_on: '2026-11-01',
        due_on: '2026-11-16',
        note: marker,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { declarationId: declaration.id, taxBillId: bill.id }
  })
