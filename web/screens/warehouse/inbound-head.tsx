import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { storageMode, storageOrderType, storageType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Field } from '@quayside/kit/field.tsx'
import { FormSection } from '@quayside/kit/form-page.tsx'
import { SelectInput } from '@quayside/kit/inputs.tsx'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SupplierField } from '../../lib/supplier-field.tsx'
import { ChoiceField, DayField, EntryField, MinuteField, TextField } from '../../lib/transport/fields.tsx'
import { FillFrom, type Picked } from '../../lib/transport/fill-from.tsx'
import { useWarehouses } from '../../lib/warehouses.ts'
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
      <AddressPicker of={of} />
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

/** A known address of the supplier fills the fields below. */
function AddressPicker({ of }: Props) {
  const t = useTranslations('orderForm')
  const { supplierId } = of.form.values
  const source = useMemo(
    () => ({
      key: `supplierAddressOptions.${supplierId}`,
      none: supplierId === '' ? t('supplierFirst') : undefined,
      find: async (): Promise<readonly Picked[]> => {
        if (supplierId === '') return []
        const query = { supplierId, pageSize: 50 }
        const { rows } = await api('GET base/online/supplierAddress/list', { query }, { isQuiet: true })
        return rows.map((row) => ({ id: row.id, number: row.contact, name: `${row.region} ${row.detail}` }))
      },
    }),
    [supplierId, t],
  )
  return (
    <FillFrom
      label={t('supplierAddress')}
      source={source}
      onPick={async (id) => {
        const found = await api('GET base/online/supplierAddress/{id}', { params: { id } })
        of.form.set('pickupAddress', `${found.region} ${found.detail}`.trim())
        of.form.set('contact', found.contact)
        of.form.set('phone', found.phone)
      }}
    />
  )
}
