import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { checkOrderChange } from '@quayside/contract/orders/order-change.rules.ts'
import {
  type ChangeField,
  type ChangeItemInput,
  changeFields,
  changeLabels,
  isLineField,
  OrderChangeSave,
  valueOf,
} from '@quayside/contract/orders/order-change.ts'
import { AttachmentField } from '@quayside/kit/attachment-field.tsx'
import { Button } from '@quayside/kit/button.tsx'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { DayPicker } from '@quayside/kit/day-picker.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { Field } from '@quayside/kit/field.tsx'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { findingsOf } from '@quayside/kit/findings-of.ts'
import { type Form, useForm } from '@quayside/kit/form.ts'
import { Icon } from '@quayside/kit/icon.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { TextAreaInput } from '@quayside/kit/inputs.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Select } from '@quayside/kit/select.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './order-changes.module.css'

type Values = {
  items: readonly ChangeItemInput[]
  request: string
  reason: string
  files: readonly StoredFile[]
}

const bodyOf = ({ items, request, reason, files }: Values) => ({
  items: items.map((item) => ({ ...item })),
  request,
  reason,
  fileIds: files.map((file) => file.id),
})

/** Which fields should become what, and why. */
export default function OrderChangeDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTranslations('orderLogistics.change')
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const form = useForm<Values>({
    initial: { items: [emptyItem(order, 'line.qty')], request: '', reason: '', files: [] },
    check: (values) => {
      const body = bodyOf(values)
      const shape = findingsOf(OrderChangeSave, body)
      const found = shape.length > 0 ? shape : checkOrderChange(order, OrderChangeSave.parse(body))
      return textsOf(found.map((each) => ({ ...each, path: each.path ?? 'request' })))
    },
  })
  const send = (): Promise<void> =>
    form.submit(async (values) => {
      await api('POST business/online/order/{id}/changes', {
        params: { id: order.id },
        body: bodyOf(values),
      })
      showToast({ kind: 'success', text: t('sent') })
      await queries.invalidateQueries({ queryKey: ['order'] })
      onClose()
    })
  return (
    <Dialog
      title={t('ask')}
      width={820}
      isSticky
      action={{ label: t('send'), isBusy: form.isSaving, run: () => void send().catch(() => undefined) }}
      onClose={onClose}
    >
      <p className={styles['quiet']}>{t('lead')}</p>
      <Items order={order} form={form} />
      <div className="q-fields">
        <Field form={form} name="request" label={t('request')} hint={t('requestHint')} isWide>
          {(control) => <TextAreaInput control={control} maxLength={1000} />}
        </Field>
        <Field form={form} name="reason" label={t('reason')} isRequired isWide>
          {(control) => <TextAreaInput control={control} maxLength={500} />}
        </Field>
        <Field form={form} name="files" label={t('files')} isWide>
          {(control) => <AttachmentField control={control} label={t('files')} />}
        </Field>
      </div>
    </Dialog>
  )
}

const emptyItem = (order: OrderDetail, field: ChangeField): ChangeItemInput => ({
  field,
  lineId: isLineField(field) ? (order.lines[0]?.id ?? null) : null,
  after: '',
})

function Items({ order, form }: { order: OrderDetail; form: Form<Values> }) {
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
                <NewValue
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
              <Button
                look="text"
                icon={<Icon of={CloseOutlined} />}
                aria-label={t('drop')}
                title={t('drop')}
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
        icon={<Icon of={PlusOutlined} />}
        onClick={() => form.set('items', [...items, emptyItem(order, 'contractNo')])}
      >
        {t('add')}
      </Button>
    </>
  )
}

function NewValue(props: { item: ChangeItemInput; isWrong: boolean; onChange: (after: string) => void }) {
  const { item, isWrong, onChange } = props
  const t = useTranslations('orderLogistics.change')
  if (item.field === 'delivery.time' || item.field === 'delivery.pickupTime')
    return <DayPicker value={item.after} hasTime aria-invalid={isWrong} onChange={onChange} />
  return (
    <Input
      aria-label={t('after')}
      placeholder={t('after')}
      value={item.after}
      maxLength={isLineField(item.field) ? 20 : 300}
      {...(isLineField(item.field) && { inputMode: 'decimal' as const })}
      aria-invalid={isWrong}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
