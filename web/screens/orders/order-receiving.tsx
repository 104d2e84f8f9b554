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

type Props = { readonly editor: OrderForm }

/** How the goods reach the provider; the fields are those of the chosen way. */
export function OrderReceiving({ editor }: Props) {
  const t = useTranslations('orderForm')
  const codeText = useCodeText()
  const { mode } = editor.head.receiving
  const way = mode === null ? undefined : receivingMode.keyOf(mode)
  const options = receivingMode.values.map((value) => ({
    value: String(value),
    label: codeText(receivingMode, value),
  }))
  if (isYes(editor.head.isWarehouseType))
    return (
      <FormSection title={t('receiving')}>
        <StoredField editor={editor} />
      </FormSection>
    )
  return (
    <FormSection title={t('receiving')}>
      <ChoiceField editor={editor} name="receiving.mode" options={options} />
      {way === 'pickup' && (
        <>
          <SupplierAddressPicker
            supplierId={editor.form.values.supplierId}
            isEmpty={editor.head.receiving.address === '' && editor.head.receiving.contact === ''}
            onPick={(place) => {
              editor.form.set('receiving.supplierAddressId', place.id)
              editor.form.set('receiving.address', place.address)
              editor.form.set('receiving.contact', place.contact)
              editor.form.set('receiving.phone', place.phone)
            }}
          />
          <MinuteField editor={editor} name="receiving.time" />
          <TextField editor={editor} name="receiving.address" max={300} isWide />
          <TextField editor={editor} name="receiving.contact" max={60} />
          <TextField editor={editor} name="receiving.phone" max={30} />
          <TextField editor={editor} name="receiving.transportCompany" max={100} />
        </>
      )}
      {way === 'carrier' && (
        <>
          <EntryField editor={editor} name="receiving.freightPayment" dictionary="1014" />
          <EntryField editor={editor} name="receiving.expressProvider" dictionary="1013" />
          <TextField editor={editor} name="receiving.expressNumber" max={60} />
          <EntryField editor={editor} name="receiving.transportMode" dictionary="1006" />
          <MinuteField editor={editor} name="receiving.time" />
        </>
      )}
      {way === 'supplierDelivers' && (
        <>
          <MinuteField editor={editor} name="receiving.time" />
          <TextField editor={editor} name="receiving.contact" max={60} />
          <TextField editor={editor} name="receiving.phone" max={30} />
        </>
      )}
      {way !== undefined && <WarehouseField editor={editor} way="receiving" />}
      {way === undefined && <StoredField editor={editor} />}
    </FormSection>
  )
}

/** Goods in temporary storage are not received any more: they are bound to the order after its audit. */
function StoredField({ editor }: Props) {
  const t = useTranslations('orderForm')
  const label = editor.labelOf('isWarehouseType')
  return (
    <Field form={editor.form} name="isWarehouseType" label={label} hint={t('storedHint')}>
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
