import { CloseOutlined, PlusOutlined } from '@ant-design/icons-svg'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import {
  type ChangeField,
  type ChangeItemInput,
  changeFields,
  changeLabels,
  isLineField,
  valueOf,
} from '@quayside/contract/orders/order-change.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useTranslations } from 'use-intl'
import { OrderChangeValue } from './order-change-value.tsx'
import styles from './order-changes.module.css'

export type ChangeValues = {
  items: readonly ChangeItemInput[]
  request: string
  reason: string
  files: readonly StoredFile[]
}

export const emptyItem = (order: OrderDetail, field: ChangeField): ChangeItemInput => ({
  field,
  lineId: isLineField(field) ? (order.lines[0]?.id ?? null) : null,
  after: '',
})

export function OrderChangeItems({ order, form }: { order: OrderDetail; form: Form<ChangeValues> }) {
  const t = useTranslations('orderLogistics.change')
  const fields = useTranslations('orderFields')
  const { items } = form.values
  const change = (place: number, changed: ChangeItemInput): void =>
    form.set(
      'items',
      items.map((item, at) => (at === place ? changed : item)),
    )
  // A pickup has no consignee and a consignment no pickup: only fields of the chosen way are offered.
  const offered = changeFields.filter(
    (field) => !field.startsWith('delivery.') || valueOf(order, { field, lineId: null }) !== '',
  )
  const lines = order.lines.map((line, place) => ({
    value: line.id,
    label: `${place + 1} · ${line.model || line.name}`,
  }))
  return (
    <>
      <ul className={styles['items']} aria-label={t('title')}>
        {items.map((item, place) => {
          const error = form.errors[`items.${place}.after`] ?? form.errors[`items.${place}.lineId`]
          const current = valueOf(order, item)
          return (
            <li key={place} data-form={form.id} data-wrong={error !== undefined || undefined}>
              <Select
                aria-label={t('item')}
                value={item.field}
                options={offered.map((field) => ({ value: field, label: fields(changeLabels[field]) }))}
                onChange={(field) => field !== null && change(place, emptyItem(order, field))}
              />
              {isLineField(item.field) ? (
                <div>
                  <Select
                    aria-label={t('line')}
                    value={item.lineId}
                    options={lines}
                    onChange={(lineId) => change(place, { ...item, lineId })}
                  />
                  <div data-current>
                    {t('before')} {current || '–'}
                  </div>
                </div>
              ) : (
                <div data-current>
                  {t('before')} {current || '–'}
                </div>
              )}
              <div>
                <OrderChangeValue
                  item={item}
                  isWrong={error !== undefined}
                  onChange={(after) => change(place, { ...item, after })}
                />
                {error !== undefined && (
                  <div className="q-field-error" role="alert">
                    {error}
                  </div>
                )}
              </div>
              <IconButton
                look="text"
                drawing={CloseOutlined}
                label={t('drop')}
                onClick={() =>
                  form.set(
                    'items',
                    items.filter((_each, at) => at !== place),
                  )
                }
              />
            </li>
          )
        })}
      </ul>
      <Button
        look="link"
        size="small"
        icon={<Icon drawing={PlusOutlined} />}
        onClick={() => form.set('items', [...items, emptyItem(order, 'contractNo')])}
      >
        {t('add')}
      </Button>
    </>
  )
}
