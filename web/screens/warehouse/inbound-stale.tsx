import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { storageMode, storageOrderType, storageType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { LinesStale } from '@quayside/kit/lines-form/lines-stale.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { useSupplier } from '../../lib/choices/supplier-field.tsx'
import { useWarehouses } from '../../lib/choices/warehouses.ts'
import type { InboundForm } from './use-inbound-form.ts'

const lists = { arrivalMode: receivingMode, storageMode, storageType, storageOrderType }

/** Somebody saved first: their order beside one's own, codes and ids in words. */
export function InboundStale({ editor }: { editor: InboundForm }) {
  const codeText = useCodeText()
  const couriers = useEntryNames('1013')
  const warehouses = useWarehouses()
  const own = useSupplier(editor.stale && editor.form.values.supplierId)
  const theirs = editor.stale?.current

  function worded(field: string, value: string): string {
    if (value === '') return ''
    if (field in lists) return codeText(lists[field as keyof typeof lists], Number(value))
    if (field === 'warehouseId') return warehouses.find(({ id }) => id === value)?.name ?? value
    if (field === 'expressProvider') return couriers(value)
    if (field !== 'supplierId') return value
    return (own?.id === value ? own.name : theirs?.supplierName) ?? value
  }
  return <LinesStale editor={editor} labelOf={editor.labelOf} wordOf={worded} />
}
