import { checkOrder } from '@quayside/contract/orders/order.rules.ts'
import { emptyDelivery, emptyReceiving } from '@quayside/contract/orders/order-parts.ts'
import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useMemo } from 'react'

/** The paths that must be filled in for these modes: the rules themselves say so, of an order that has nothing else. */
export function useRequired(head: OrderDraft): ReadonlySet<string> {
  const { modelType, isWarehouseType } = head
  const { mode } = head.receiving
  const { type } = head.delivery
  return useMemo(() => {
    const bare = {
      ...head,
      modelType,
      isWarehouseType,
      currency: '' as const,
      supplierId: null,
      customerId: null,
      incoterms: '',
      receiving: { ...emptyReceiving, mode },
      delivery: { ...emptyDelivery, type },
      lines: [],
    }
    return new Set(['receiving.mode', 'delivery.type', ...checkOrder(bare).map(({ path }) => path ?? '')])
    // oxlint-disable-next-line react/exhaustive-deps -- everything else of the header is emptied here
  }, [modelType, isWarehouseType, mode, type])
}

/** A field's label by its path: `receiving.phone` is the phone of the receiving. */
export function useFieldLabel(): (path: string) => string {
  const order = useTextsByKey('orderFields.order')
  const charges = useTextsByKey('orderFields.orderCharges')
  const receiving = useTextsByKey('orderFields.orderReceiving')
  const delivery = useTextsByKey('orderFields.orderDelivery')
  const kinds = useTextsByKey('orderForm.documents')
  return useMemo(
    () => (path) => {
      const [group = '', key] = path.split('.')
      if (key === undefined) return order(group)
      if (group === 'charges') return charges(key)
      if (group === 'receiving') return receiving(key)
      if (group === 'delivery') return delivery(key)
      return group === 'attachments' ? kinds(key) : order(group)
    },
    [order, charges, receiving, delivery, kinds],
  )
}
