import { deliveryType, orderKind, receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { chargeNames } from '@quayside/contract/orders/order-charges.ts'
import type { OrderPrint } from '@quayside/contract/orders/order-print.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { useFieldLabel } from './order-fields.ts'
import { paperNames } from './order-form.values.ts'

const headNames = ['orderDate', ...paperNames] as const

const carriage = [
  'warehouse',
  'transportMode',
  'transportCompany',
  'expressProvider',
  'expressNumber',
  'freightPayment',
] as const
const receivingNames = ['address', 'contact', 'phone', 'time', ...carriage] as const
const deliveryNames = [
  'address',
  'contact',
  'phone',
  'time',
  'pickupAddress',
  'pickupTime',
  'pickupName',
  'pickupPhone',
  'consigneeName',
  'consigneePhone',
  ...carriage,
  'insuredValue',
] as const

/** The fields of the printed order, each with its name: above the lines, and how the goods travel. */
export function useOrderPairs(order: OrderPrint['order']) {
  const fields = useTranslations('orderFields.order')
  const labelOf = useFieldLabel()
  const codeText = useCodeText()
  const { receiving, delivery } = order
  const worded: Partial<Record<string, (value: string) => string>> = {
    incoterms: useEntryNames('1004'),
    paymentMethod: useEntryNames('1015'),
    destinationPort: useEntryNames('1007'),
    transportMode: useEntryNames('1006'),
    expressProvider: useEntryNames('1013'),
    freightPayment: useEntryNames('1014'),
  }
  const facts = [
    [labelOf('supplierId'), order.supplierName],
    ...(order.customerName
      ? [
          [
            order.modelType === orderKind.codes.transit ? fields('buyer') : labelOf('customerId'),
            order.customerName,
          ],
        ]
      : []),
    ...headNames.map((name) => [labelOf(name), worded[name]?.(order[name]) ?? order[name]]),
    ...chargeNames.map((name) => [
      labelOf(`charges.${name}`),
      order.charges[name] &&
        `${order.charges[`${name}Currency`] || order.currency} ${showNumber(order.charges[name], 2)}`,
    ]),
  ]
  const ways = [
    [labelOf('receiving.mode'), receiving.mode === null ? '' : codeText(receivingMode, receiving.mode)],
    ...receivingNames.map((name) => [
      labelOf(`receiving.${name}`),
      worded[name]?.(receiving[name]) ?? receiving[name],
    ]),
    [labelOf('delivery.type'), delivery.type === null ? '' : codeText(deliveryType, delivery.type)],
    ...deliveryNames.map((name) => [
      labelOf(`delivery.${name}`),
      worded[name]?.(delivery[name]) ?? delivery[name],
    ]),
  ]
  return { facts, ways }
}
