import { type ChargeName, chargesAsked } from '@quayside/contract/orders/order-charges.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { FormSection } from '@quayside/kit/form/form-page.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-form.module.css'
import type { OrderForm } from './use-order-form.ts'

/** The charges that the terms of an import do not include; hidden where they include all. */
export function OrderCharges({ editor }: { editor: OrderForm }) {
  const t = useTranslations('orderForm.charges')
  const fields = useTranslations('orderFields.orderCharges')
  const { incoterms } = editor.head
  const asked = chargesAsked(editor.kind.code, incoterms)
  if (asked.length < 2) return null
  return (
    <FormSection title={fields('recordName')}>
      {asked.map((name) => (
        <ChargeField key={name} editor={editor} name={name} />
      ))}
      <p className={styles['order-charges-note']}>{t('note', { terms: incoterms })}</p>
    </FormSection>
  )
}

/** An amount with the currency it is billed in. */
function ChargeField({ editor, name }: { editor: OrderForm; name: ChargeName }) {
  const t = useTranslations('orderForm.charges')
  const { form, labelOf } = editor
  const currencyName = `charges.${name}Currency` as const
  return (
    <Field
      form={form}
      name={`charges.${name}`}
      label={labelOf(`charges.${name}`)}
      {...(name === 'insurance' && { hint: t('insuranceHint') })}
    >
      {(control) => (
        <div className={styles['order-charge']}>
          <TextInput control={control} maxLength={20} />
          <Select
            aria-label={labelOf(currencyName)}
            value={form.values[currencyName] || editor.head.currency}
            options={currency.values.map((value) => ({ value, label: value }))}
            onChange={(chosen) =>
              form.set(currencyName, chosen === editor.head.currency ? '' : (chosen ?? ''))
            }
          />
        </div>
      )}
    </Field>
  )
}
