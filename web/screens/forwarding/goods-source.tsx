import { freightDirection } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { modelType } from '@quayside/contract/orders/order.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { OrderField } from '../../lib/choices/order-field.tsx'
import { api } from '../../lib/session/api.ts'
import type { ShipmentValues } from './shipment-form.values.ts'

const found = 20

/** Import orders for goods that come in, export orders for goods that leave. */
const ordersOf = (direction: number) => ({
  key: `freightOrders ${direction}`,
  find: async (keyword: string) => {
    const { rows } = await api(
      'GET business/online/order/list',
      {
        query: {
          modelType:
            direction === freightDirection.codes.import ? modelType.codes.import : modelType.codes.export,
          orderNo: keyword,
          pageSize: found,
          columns: 'orderNo,supplierName',
        },
      },
      { isQuiet: true },
    )
    return rows.map(({ id, orderNo, supplierName }) => ({ id, number: orderNo, name: supplierName ?? '' }))
  },
})
const products = {
  key: 'freightProducts',
  find: async (keyword: string) => {
    const { rows } = await api(
      'GET base/online/product/list',
      { query: { keyword, pageSize: found } },
      { isQuiet: true },
    )
    return rows.map(({ id, model, name }) => ({ id, number: model, name }))
  },
}

type Props = { readonly form: Form<ShipmentValues> }

/** The order or product whose goods are to be carried; what it knows fills fields that are empty. */
export function GoodsSource({ form }: Props) {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const { productId } = form.values
  // What is typed while an order is fetched stays.
  const latest = useRef(form.values)
  latest.current = form.values
  const product = useQuery({
    queryKey: ['product', 'record', productId],
    queryFn: () => api('GET base/online/product/{id}', { params: { id: productId } }, { isQuiet: true }),
    enabled: productId !== '',
  }).data

  async function takeOrder(id: string): Promise<void> {
    const { lines, orderAmount, currency } = await api('GET business/online/order/{id}', { params: { id } })
    const sum = (of: (line: (typeof lines)[number]) => string): string => {
      const total = lines.reduce((all, line) => all + Number(of(line) || 0), 0)
      return total > 0 ? String(Math.round(total * 10_000) / 10_000) : ''
    }
    const { current: values } = latest
    form.enter({
      ...values,
      orderId: id,
      goodsName: values.goodsName || [...new Set(lines.map(({ name }) => name))].slice(0, 3).join(', '),
      goodsValue: values.goodsValue || orderAmount,
      currency: values.goodsValue === '' ? currency : values.currency,
      quantity: values.quantity || sum(({ qty }) => qty),
      volume: values.volume || sum(({ volume }) => volume),
      grossWeight: values.grossWeight || sum(({ grossWeight }) => grossWeight),
    })
  }
  return (
    <>
      <OrderField
        form={form}
        label={fields('orderId')}
        source={ordersOf(form.values.direction)}
        onChoose={(id) => void takeOrder(id).catch(() => undefined)}
      />
      <Field form={form} name="productId" label={fields('productId')}>
        {({ set, ...control }) => (
          <PartnerPicker
            {...control}
            label={fields('productId')}
            chosen={product && { id: product.id, number: product.model, name: product.name }}
            source={products}
            onChange={(chosen) => {
              set(chosen?.id ?? '')
              if (chosen && form.values.goodsName === '') form.set('goodsName', chosen.name || chosen.number)
            }}
          />
        )}
      </Field>
    </>
  )
}
