import { type SampleGoods, sampleLines, sampleOrder } from '@quayside/contract/orders/sample-order.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OrderForm } from './order-form.tsx'
import { valuesOf } from './order-form.values.ts'
import { orderKinds } from './order-kinds.ts'
import type { OrderSample } from './use-order-form.ts'

const nothing = (): void => undefined

/** The form of an import, filled with examples: it computes and checks as any other, and is neither kept nor sent. */
export default function SampleOrder() {
  const t = useTranslations('orderForm.sample')
  const [sample] = useState(
    (): OrderSample => ({
      values: valuesOf({ ...sampleOrder, orderDate: today(), remarks: t('remarks'), attachments: [] }),
      lines: sampleLines((goods: SampleGoods) => t(`goods.${goods}`)),
      supplierName: t('supplier'),
    }),
  )
  return <OrderForm kind={orderKinds.import} sample={sample} onNumbered={nothing} onSubmitted={nothing} />
}
