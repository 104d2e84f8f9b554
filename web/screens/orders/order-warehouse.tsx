import { Field } from '@quayside/kit/form/field.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { useTranslations } from 'use-intl'
import { useWarehouses } from '../../lib/choices/warehouses.ts'
import type { OrderForm } from './use-order-form.ts'

type Props = { readonly editor: OrderForm; readonly way: 'receiving' | 'delivery' }

/** One of the provider's warehouses; its name goes with the order, and for a pickup its address. */
export function WarehouseField({ editor, way }: Props) {
  const t = useTranslations('orderLogistics.warehouse')
  const label = editor.labelOf(`${way}.warehouseId`)
  const warehouses = useWarehouses()
  const chosen = warehouses.find((each) => each.id === editor.form.values[`${way}.warehouseId`])
  const hint =
    chosen && `${chosen.address} · ${t('hours')} ${chosen.hours} · ${chosen.contact} ${chosen.phone}`
  return (
    <Field form={editor.form} name={`${way}.warehouseId`} label={label} isWide {...(hint && { hint })}>
      {({ set, value, ...control }) => (
        <Select
          {...control}
          value={value === '' ? null : value}
          placeholder={editor.form.values[`${way}.warehouse`] || t('choose')}
          isClearable
          options={warehouses.map((each) => ({ value: each.id, label: `${each.name} · ${each.code}` }))}
          onChange={(id) => {
            const picked = warehouses.find((each) => each.id === id)
            set(id ?? '')
            editor.form.set(`${way}.warehouse`, picked?.name ?? '')
            if (way === 'delivery' && picked) editor.form.set('delivery.pickupAddress', picked.address)
          }}
        />
      )}
    </Field>
  )
}
