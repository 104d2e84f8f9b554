import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { ChoiceField, EntryField, MinuteField, TextField } from '../../lib/transport/fields.tsx'
import { SupplierAddressPicker } from '../../lib/transport/supplier-address-picker.tsx'
import { WarehouseField } from './order-warehouse.tsx'
import type { OrderForm } from './use-order-form.ts'

type Props = { readonly of: OrderForm }

/** How the goods reach the provider; the fields are those of the chosen way. */
export function OrderReceiving({ of }: Props) {
  const t = useTranslations('orderForm')
  const codeText = useCodeText()
  const { mode } = of.head.receiving
  const way = mode === null ? undefined : receivingMode.keyOf(mode)
  const options = receivingMode.values.map((value) => ({
    value: String(value),
    label: codeText(receivingMode, value),
  }))
  if (isYes(of.head.isWarehouseType))
    return (
      <FormSection title={t('receiving')}>
        <StoredField of={of} />
      </FormSection>
    )
  return (
    <FormSection title={t('receiving')}>
      <ChoiceField of={of} name="receiving.mode" options={options} />
      {way === 'pickup' && (
        <>
          <SupplierAddressPicker
            supplierId={of.form.values.supplierId}
            onPick={(place) => {
              of.form.set('receiving.supplierAddressId', place.id)
              of.form.set('receiving.address', place.address)
              of.form.set('receiving.contact', place.contact)
              of.form.set('receiving.phone', place.phone)
            }}
          />
          <MinuteField of={of} name="receiving.time" />
          <TextField of={of} name="receiving.address" max={300} isWide />
          <TextField of={of} name="receiving.contact" max={60} />
          <TextField of={of} name="receiving.phone" max={30} />
          <TextField of={of} name="receiving.transportCompany" max={100} />
        </>
      )}
      {way === 'carrier' && (
        <>
          <EntryField of={of} name="receiving.freightPayment" dictionary="1014" />
          <EntryField of={of} name="receiving.expressProvider" dictionary="1013" />
          <TextField of={of} name="receiving.expressNumber" max={60} />
          <EntryField of={of} name="receiving.transportMode" dictionary="1006" />
          <MinuteField of={of} name="receiving.time" />
        </>
      )}
      {way === 'supplierDelivers' && (
        <>
          <MinuteField of={of} name="receiving.time" />
          <TextField of={of} name="receiving.contact" max={60} />
          <TextField of={of} name="receiving.phone" max={30} />
        </>
      )}
      {way !== undefined && <WarehouseField of={of} way="receiving" />}
      {way === undefined && <StoredField of={of} />}
    </FormSection>
  )
}

/** Goods in temporary storage are not received any more: they are bound to the order after its audit. */
function StoredField({ of }: Props) {
  const t = useTranslations('orderForm')
  const label = of.labelOf('isWarehouseType')
  return (
    <Field form={of.form} name="isWarehouseType" label={label} hint={t('storedHint')}>
      {(control) => (
        <Checkbox
          id={control.id}
          checked={isYes(Number(control.value))}
          onChange={(isChecked) => control.set(isChecked ? '1' : '0')}
        >
          {t('stored')}
        </Checkbox>
      )}
    </Field>
  )
}
