import { asksForClearance } from '@quayside/contract/orders/chosen-parts.ts'
import { sampleSupplierId } from '@quayside/contract/orders/sample-order.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { supplierSource, useNewSupplier } from '../../lib/choices/supplier-field.tsx'
import { api } from '../../lib/session/api.ts'
import { ChoiceField, DayField, EntryField, TextField } from '../../lib/transport/fields.tsx'
import styles from './order-form.module.css'
import { buyerSource, overseasCustomerSource } from './order-sources.ts'
import type { OrderForm } from './use-order-form.ts'

/** Asks with whom, in which currency, on which terms, under which numbers. */
export function OrderHead({ editor }: { editor: OrderForm }) {
  const t = useTranslations('orderForm')
  const codeText = useCodeText()
  return (
    <section className="q-panel" aria-label={t('head')}>
      <div
        className={`q-panel-body q-fields ${styles['order-head']}`}
        data-has-customer={editor.kind.customer !== undefined || undefined}
      >
        {editor.kind.customer && <CustomerField editor={editor} role={editor.kind.customer} />}
        <SupplierField editor={editor} />
        <ChoiceField
          editor={editor}
          name="currency"
          options={currency.values.map((value) => ({
            value,
            label: `${value} ${codeText(currency, value)}`,
          }))}
        />
        <EntryField editor={editor} name="incoterms" dictionary="1004" />
        {asksForClearance(editor.kind.code) && (
          <EntryField editor={editor} name="destinationPort" dictionary="1007" />
        )}
        <TextField editor={editor} name="contractNo" max={60} />
        <TextField editor={editor} name="shippingNoteNo" max={60} />
        <TextField editor={editor} name="supplierInvoiceNo" max={60} />
        <EntryField editor={editor} name="paymentMethod" dictionary="1015" />
        <DayField editor={editor} name="orderDate" />
        <TextField editor={editor} name="remarks" max={1000} />
      </div>
    </section>
  )
}

function SupplierField({ editor }: { editor: OrderForm }) {
  const { form, sample } = editor
  const known = sample ? { ...sample, supplierId: sampleSupplierId } : editor.order
  const label = editor.labelOf('supplierId')
  const id = form.values.supplierId
  const chosen = useQuery({
    queryKey: ['supplier', 'record', id],
    queryFn: () => api('GET base/online/supplier/{id}', { params: { id } }, { isQuiet: true }),
    enabled: id !== '' && id !== known?.supplierId,
    retry: false,
  }).data
  const named =
    chosen ??
    (known && known.supplierId === id
      ? { id, number: sample ? 'SAMPLE' : '', name: known.supplierName }
      : undefined)
  const create = useNewSupplier()
  return (
    <Field form={form} name="supplierId" label={label} isRequired>
      {(control) => (
        <PartnerPicker
          id={control.id}
          label={label}
          value={control.value}
          chosen={named && { id: named.id, number: named.number, name: named.name }}
          aria-invalid={control['aria-invalid']}
          source={sample ? supplierSource : { ...supplierSource, create }}
          onChange={(partner) => {
            control.set(partner?.id ?? '')
            // What an address of the one before says may stay; that it is one of the new supplier's would be wrong.
            form.set('receiving.supplierAddressId', '')
          }}
        />
      )}
    </Field>
  )
}

/** An export's customer must be abroad; the buyer of goods in transit may be any customer of the company. */
function CustomerField({ editor, role }: { editor: OrderForm; role: 'overseas' | 'buyer' }) {
  const fields = useTranslations('orderFields.order')
  const isBuyer = role === 'buyer'
  const label = fields(isBuyer ? 'buyer' : 'customerId')
  const { form, order } = editor
  const id = form.values.customerId
  const chosen = useQuery({
    queryKey: ['customer', 'record', id],
    queryFn: () => api('GET base/online/customer/{id}', { params: { id } }, { isQuiet: true }),
    enabled: id !== '' && id !== order?.customerId,
    retry: false,
  }).data
  const named =
    (chosen && { id, number: chosen.number, name: chosen.englishName || chosen.chineseName }) ??
    (order && order.customerId === id ? { id, number: '', name: order.customerName } : undefined)
  return (
    <Field form={form} name="customerId" label={label} isRequired={!isBuyer}>
      {(control) => (
        <PartnerPicker
          id={control.id}
          label={label}
          value={control.value}
          chosen={named}
          aria-invalid={control['aria-invalid']}
          source={isBuyer ? buyerSource : overseasCustomerSource}
          onChange={(partner) => control.set(partner?.id ?? '')}
        />
      )}
    </Field>
  )
}
