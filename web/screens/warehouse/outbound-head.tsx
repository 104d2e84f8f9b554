import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import { outboundType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useWarehouses } from '../../lib/choices/warehouses.ts'
import { ConsignmentFields, PickupFields } from '../../lib/transport/delivery-fields.tsx'
import { ChoiceField, DayField, TextField } from '../../lib/transport/fields.tsx'
import styles from './outbound.module.css'
import type { OutboundForm } from './use-outbound-form.ts'

type Props = { readonly editor: OutboundForm }

/** What §5 asks for, and how the goods leave. */
export function OutboundHead({ editor }: Props) {
  const t = useTranslations('outbound.form')
  const choices = useCodeOptions()
  return (
    <section className="q-panel" aria-label={t('head')}>
      <div className={`q-panel-body q-fields ${styles['head']}`}>
        <WarehouseField editor={editor} />
        <ChoiceField editor={editor} name="outboundType" options={choices(outboundType)} />
        <DayField editor={editor} name="outboundOn" />
        <ChoiceField editor={editor} name="delivery.type" options={choices(deliveryType)} />
        <TextField editor={editor} name="remarks" max={1000} />
        <Field form={editor.form} name="isInspectionAsked" label={editor.labelOf('isInspectionAsked')}>
          {(control) => (
            <Checkbox
              id={control.id}
              checked={isYes(Number(control.value))}
              onChange={(isChecked) => control.set(isChecked ? '1' : '0')}
            >
              {t('inspection')}
            </Checkbox>
          )}
        </Field>
      </div>
    </section>
  )
}

/** Goods that are fetched are fetched here: its address is the pickup's, unless another was typed. */
function WarehouseField({ editor }: Props) {
  const t = useTranslations('outbound.form')
  const warehouses = useWarehouses()
  const { form } = editor
  const chosen = warehouses.find(({ id }) => id === form.values.warehouseId)
  return (
    <Field form={form} name="warehouseId" label={editor.labelOf('warehouseId')} isRequired>
      {({ set, value, ...control }) => (
        <Select
          {...control}
          value={value === '' ? null : value}
          placeholder={t('chooseWarehouse')}
          options={warehouses.map((each) => ({ value: each.id, label: each.name }))}
          onChange={(id) => {
            const picked = warehouses.find((each) => each.id === id)
            const typed = form.values['delivery.pickupAddress']
            set(id ?? '')
            form.set('delivery.warehouseId', id ?? '')
            form.set('delivery.warehouse', picked?.name ?? '')
            if (picked && (typed === '' || typed === chosen?.address))
              form.set('delivery.pickupAddress', picked.address)
          }}
        />
      )}
    </Field>
  )
}

/** To whom, as an order asks for it. */
export function OutboundDelivery({ editor }: Props) {
  const t = useTranslations('outbound.form')
  const { type } = editor.head.delivery
  const way = type === null ? undefined : deliveryType.keyOf(type)
  return (
    <FormSection title={editor.labelOf('delivery')}>
      {way === undefined && <p className="q-page-note">{t('deliveryFirst')}</p>}
      {way === 'warehousePickup' && <PickupFields editor={editor} />}
      {way !== undefined && way !== 'warehousePickup' && (
        <ConsignmentFields editor={editor} isExpress={way === 'express'} isOwn />
      )}
    </FormSection>
  )
}

export function OutboundFiles({ editor }: Props) {
  const t = useTranslations('outbound.form')
  return (
    <FormSection title={t('files')}>
      <Field form={editor.form} name="attachments.other" label={t('files')} hint={t('filesHint')} isWide>
        {(control) => <AttachmentField control={control} label={t('files')} />}
      </Field>
    </FormSection>
  )
}
