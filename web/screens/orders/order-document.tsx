import { orderDocuments } from '@quayside/contract/orders/order.ts'
import { orderLines } from '@quayside/contract/orders/order-line.ts'
import type { Sheets } from '@quayside/kit/lines-grid/grid-headings.ts'
import type { GridColumn } from '@quayside/kit/lines-grid/grid-types.ts'
import { useTranslations } from 'use-intl'
import { ReadDocument } from '../../lib/documents/read-document.tsx'
import type { OrderForm } from './use-order-form.ts'

const product = { qty: 'qty', price: 'price', amount: 'totalMoney' } as const

type Props = {
  readonly editor: OrderForm
  readonly columns: readonly GridColumn[]
  readonly sheets: Sheets
  readonly first?: string | undefined
  readonly onClose: () => void
}

/** Lines of an order from a supplier's invoice or packing list. */
export default function OrderDocument(props: Props) {
  const kinds = useTranslations('orderForm.documents')
  return (
    <ReadDocument
      {...props}
      filesOf={(kind) => props.editor.form.values[`attachments.${kind}`]}
      onFiles={(kind, files) => props.editor.form.set(`attachments.${kind}`, files)}
      lineColumns={orderLines.columns}
      product={product}
      kinds={orderDocuments.map((value) => ({ value, label: kinds(value) }))}
    />
  )
}
