import { isYes } from '@quayside/contract/kernel/record.ts'
import { deliveryType, receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { orderDocuments } from '@quayside/contract/orders/order.ts'
import { type Difference, StaleDialog } from '@quayside/kit/stale-dialog.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFieldLabel } from './order-fields.tsx'
import { type TextName, textNames, valuesOf } from './order-form.values.ts'
import { cellKeys, filledRows, rowsOf } from './order-lines.ts'
import { useEntryNames } from './order-record.names.ts'
import type { OrderForm } from './use-order-form.ts'

const mostLines = 30

/** Somebody saved first: their order beside one's own, field by field and line by line. */
export function OrderStale({ of }: { of: OrderForm }) {
  return of.stale ? <Compared of={of} stale={of.stale} /> : null
}

function Compared({ of, stale }: { of: OrderForm; stale: NonNullable<OrderForm['stale']> }) {
  const t = useTranslations('orderForm')
  const columns = useTranslations('orderFields.orderLine') as unknown as (key: string) => string
  const labelOf = useGroupedLabel()
  const worded = useWorded(of)
  const mine = of.form.values
  const theirs = valuesOf(stale.current)
  const fields = textNames
    // An address that was picked is compared by what it says.
    .filter((name) => mine[name] !== theirs[name] && !name.endsWith('ddressId'))
    .map((name) => ({
      label: labelOf(name),
      mine: worded(name, mine[name]),
      theirs: worded(name, theirs[name]),
    }))
  const files = orderDocuments
    .map((kind) => `attachments.${kind}` as const)
    .map((name) => ({
      label: labelOf(name),
      mine: mine[name].map((file) => file.name).join(', '),
      theirs: theirs[name].map((file) => file.name).join(', '),
    }))
    .filter((difference) => difference.mine !== difference.theirs)
  return (
    <StaleDialog
      changedBy={stale.changedBy}
      changedAt={stale.changedAt}
      differences={[...fields, ...files, ...lineDifferences()]}
      onKeepMine={of.keepMine}
      onTakeTheirs={of.takeTheirs}
      onClose={of.closeStale}
    />
  )

  function lineDifferences(): Difference[] {
    const latest = new Map(rowsOf(stale.current.lines).map((row) => [row.id, row]))
    const shown = (key: string, text: string): string =>
      (text !== '' &&
        of.grid
          .columns()
          .find((column) => column.key === key)
          ?.show?.(text)) ||
      text
    const found: Difference[] = []
    for (const [place, row] of filledRows(of.rows).entries()) {
      const other = latest.get(row.id)
      latest.delete(row.id)
      for (const key of other ? cellKeys : []) {
        const [a, b] = [row.cells[key] ?? '', other?.cells[key] ?? '']
        if (a === b || key === 'productId') continue
        const label = t('lineField', { row: place + 1, column: columns(key) })
        found.push({ label, mine: shown(key, a), theirs: shown(key, b) })
      }
      if (!other)
        found.push({ label: t('lineOnly', { row: place + 1 }), mine: row.cells['model'] ?? '', theirs: '' })
    }
    for (const [place, row] of [...latest.values()].entries())
      found.push({ label: t('lineTheirs', { row: place + 1 }), mine: '', theirs: row.cells['model'] ?? '' })
    return found.slice(0, mostLines)
  }
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
function useWorded(of: OrderForm): (name: TextName, value: string) => string {
  const codeText = useCodeText()
  const kit = useTranslations('kit.cell')
  const queries = useQueryClient()
  const terms = useEntryNames('1004')
  const payment = useEntryNames('1015')
  const transport = useEntryNames('1006')
  const carriers = useEntryNames('1013')
  const freight = useEntryNames('1014')
  const partner = (kind: 'supplier' | 'customer', id: string): string => {
    const [nameOf, idOf] = [`${kind}Name`, `${kind}Id`] as const
    for (const known of [of.stale?.current, of.order]) if (known?.[idOf] === id) return known[nameOf]
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
