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

type Props = { readonly of: InboundForm }

/** From whom the goods come, where they go, and how they are stored there. */
export function InboundHead({ of }: Props) {
  const t = useTranslations('inbound.form')
  const fields = useTranslations('warehouseFields.warehouseIn')
  const choices = useCodeOptions()
  return (
    <div className={styles['head']}>
      <FormSection title={t('head')}>
        <SupplierField form={of.form} label={fields('supplierId')} />
        <WarehouseField of={of} />
        <DayField of={of} name="orderedOn" />
        <ChoiceField of={of} name="storageType" options={choices(storageType)} />
        <ChoiceField of={of} name="storageMode" options={choices(storageMode)} />
        <ChoiceField of={of} name="storageOrderType" options={choices(storageOrderType)} />
      </FormSection>
    </div>
  )
}

function WarehouseField({ of }: Props) {
  const t = useTranslations('orderForm')
  const warehouses = useWarehouses()
  const chosen = warehouses.find(({ id }) => id === of.form.values.warehouseId)
  const hint = chosen && [chosen.address, chosen.hours, `${chosen.contact} ${chosen.phone}`].join(' · ')
  return (
    <Field
      form={of.form}
      name="warehouseId"
      label={of.labelOf('warehouseId')}
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
export function InboundArrival({ of }: Props) {
  const t = useTranslations('inbound.form')
  const choices = useCodeOptions()
  const mode = of.form.values.arrivalMode
  return (
    <FormSection title={t('arrival')}>
      <ChoiceField of={of} name="arrivalMode" options={choices(receivingMode)} />
      <MinuteField of={of} name="pickupTime" />
      <SupplierAddressPicker
        supplierId={of.form.values.supplierId}
        onPick={({ address, contact, phone }) => {
          of.form.set('pickupAddress', address)
          of.form.set('contact', contact)
          of.form.set('phone', phone)
        }}
      />
      <TextField of={of} name="pickupAddress" max={300} isWide />
      <TextField of={of} name="contact" max={60} />
      <TextField of={of} name="phone" max={30} />
      {mode === String(ways.carrier) && (
        <>
          <EntryField of={of} name="expressProvider" dictionary="1013" />
          <TextField of={of} name="expressNumber" max={60} />
        </>
      )}
      {mode === String(ways.supplierDelivers) && (
        <>
          <TextField of={of} name="vehicle" max={60} />
          <TextField of={of} name="driver" max={60} />
          <TextField of={of} name="driverPhone" max={30} />
        </>
      )}
    </FormSection>
  )
}
