import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { storageMode, storageOrderType, storageType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { SupplierField } from '../../lib/choices/supplier-field.tsx'
import { useWarehouses } from '../../lib/choices/warehouses.ts'
import { ChoiceField, DayField, EntryField, MinuteField, TextField } from '../../lib/transport/fields.tsx'
import { SupplierAddressPicker } from '../../lib/transport/supplier-address-picker.tsx'
import { ways } from './inbound-form.values.ts'
import type { InboundForm } from './use-inbound-form.ts'
import styles from './warehouse.module.css'

type Props = { readonly editor: InboundForm }

/** From whom the goods come, where they go, and how they are stored there. */
export function InboundHead({ editor }: Props) {
  const t = useTranslations('inbound.form')
  const fields = useTranslations('warehouseFields.inbound')
  const choices = useCodeOptions()
  return (
    <div className={styles['head']}>
      <FormSection title={t('head')}>
        <SupplierField form={editor.form} label={fields('supplierId')} />
        <WarehouseField editor={editor} />
        <DayField editor={editor} name="orderedOn" />
        <ChoiceField editor={editor} name="storageType" options={choices(storageType)} />
        <ChoiceField editor={editor} name="storageMode" options={choices(storageMode)} />
        <ChoiceField editor={editor} name="storageOrderType" options={choices(storageOrderType)} />
      </FormSection>
    </div>
  )
}

function WarehouseField({ editor }: Props) {
  const t = useTranslations('orderForm')
  const warehouses = useWarehouses()
  const chosen = warehouses.find(({ id }) => id === editor.form.values.warehouseId)
  const hint = chosen && [chosen.address, chosen.hours, `${chosen.contact} ${chosen.phone}`].join(' · ')
  return (
    <Field
      form={editor.form}
      name="warehouseId"
      label={editor.labelOf('warehouseId')}
      isRequired
      isWide
      {...(hint && { hint })}
    >
      {(control) => (
        <SelectInput
          control={control}
          placeholder={t('choose')}
          options={warehouses.map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
        />
      )}
    </Field>
  )
}

/** How the goods come: by the supplier's car, fetched by the provider, or by a carrier. */
export function InboundArrival({ editor }: Props) {
  const t = useTranslations('inbound.form')
  const choices = useCodeOptions()
  const mode = editor.form.values.arrivalMode
  return (
    <FormSection title={t('arrival')}>
      <ChoiceField editor={editor} name="arrivalMode" options={choices(receivingMode)} />
      <MinuteField editor={editor} name="pickupTime" />
      <SupplierAddressPicker
        key={mode}
        supplierId={editor.form.values.supplierId}
        isEmpty={
          mode === String(ways.pickup) &&
          editor.form.values.pickupAddress === '' &&
          editor.form.values.contact === ''
        }
        onPick={({ address, contact, phone }) => {
          editor.form.set('pickupAddress', address)
          editor.form.set('contact', contact)
          editor.form.set('phone', phone)
        }}
      />
      <TextField editor={editor} name="pickupAddress" max={300} isWide />
      <TextField editor={editor} name="contact" max={60} />
      <TextField editor={editor} name="phone" max={30} />
      {mode === String(ways.carrier) && (
        <>
          <EntryField editor={editor} name="expressProvider" dictionary="1013" />
          <TextField editor={editor} name="expressNumber" max={60} />
        </>
      )}
      {mode === String(ways.supplierDelivers) && (
        <>
          <TextField editor={editor} name="vehicle" max={60} />
          <TextField editor={editor} name="driver" max={60} />
          <TextField editor={editor} name="driverPhone" max={30} />
        </>
      )}
    </FormSection>
  )
}
