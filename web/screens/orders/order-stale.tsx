import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { deliveryType, receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { useFieldLabel } from './order-fields.ts'
import type { TextName } from './order-form.values.ts'
import type { OrderForm } from './use-order-form.ts'

/** Somebody saved first: their order beside one's own. */
export function OrderStale({ editor }: { editor: OrderForm }) {
  const labelOf = useGroupedLabel()
  const worded = useWorded(editor)
  return (
    <LinesStale
      editor={editor}
      // An address that was picked is compared by what it says.
      labelOf={(field) => (field.endsWith('ddressId') ? '' : labelOf(field))}
      wordOf={(field, text) => worded(field as TextName, text)}
    />
  )
}

/** Receiving and delivery have fields of the same name: each says whose it is. */
function useGroupedLabel(): (path: string) => string {
  const labelOf = useFieldLabel()
  const receiving = useTranslations('orderFields.orderReceiving')
  const delivery = useTranslations('orderFields.orderDelivery')
  return (path) => {
    if (path.startsWith('receiving.')) return `${receiving('recordName')} · ${labelOf(path)}`
    if (path.startsWith('delivery.')) return `${delivery('recordName')} · ${labelOf(path)}`
    return labelOf(path)
  }
}

type Named = { readonly name?: string; readonly englishName?: string; readonly chineseName?: string }

/** Codes and ids in words, as the form shows them. */
function useWorded(editor: OrderForm): (name: TextName, value: string) => string {
  const codeText = useCodeText()
  const kit = useTranslations('kit.cell')
  const queries = useQueryClient()
  const terms = useEntryNames('1004')
  const payment = useEntryNames('1015')
  const ports = useEntryNames('1007')
  const transport = useEntryNames('1006')
  const carriers = useEntryNames('1013')
  const freight = useEntryNames('1014')
  const partner = (kind: 'supplier' | 'customer', id: string): string => {
    const [nameOf, idOf] = [`${kind}Name`, `${kind}Id`] as const
    for (const known of [editor.stale?.current, editor.order]) if (known?.[idOf] === id) return known[nameOf]
    const chosen = queries.getQueryData<Named>([kind, 'record', id])
    return chosen?.name ?? (chosen?.englishName || chosen?.chineseName) ?? id
  }
  return (name, value) => {
    if (value === '') return ''
    const [field = ''] = name.split('.').slice(-1)
    switch (field) {
      case 'supplierId':
        return partner('supplier', value)
      case 'customerId':
        return partner('customer', value)
      case 'mode':
        return codeText(receivingMode, Number(value))
      case 'type':
        return codeText(deliveryType, Number(value))
      case 'isCustomsClearance':
      case 'isWarehouseType':
        return kit(isYes(Number(value)) ? 'yes' : 'no')
      case 'incoterms':
        return terms(value)
      case 'destinationPort':
        return ports(value)
      case 'paymentMethod':
        return payment(value)
      case 'transportMode':
        return transport(value)
      case 'expressProvider':
        return carriers(value)
      case 'freightPayment':
        return freight(value)
      default:
        return value
    }
  }
}
