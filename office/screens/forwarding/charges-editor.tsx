import { chargeBasis } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Checkbox } from '@quayside/kit/checkbox.tsx'
import { Field } from '@quayside/kit/field.tsx'
import type { Form } from '@quayside/kit/form.ts'
import { Input } from '@quayside/kit/input.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { useCodeText, useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useEntries } from '../../lib/entry-names.ts'
import styles from './forwarding.module.css'
import { type ChargeValues, noCharge } from './quotation-values.ts'

type Charges = { charges: readonly ChargeValues[] }

export function ChargesField<V extends Charges>(props: { form: Form<V> }) {
  const t = useTranslations('officeForwarding')
  const form = props.form as unknown as Form<Charges>
  return (
    <Field form={form} name="charges" label={t('charges')} isRequired isWide>
      {(control) => (
        <div id={control.id}>
          <ChargesEditor charges={form.values.charges} onChange={(charges) => form.set('charges', charges)} />
        </div>
      )}
    </Field>
  )
}

type Props = {
  readonly charges: readonly ChargeValues[]
  readonly onChange: (charges: readonly ChargeValues[]) => void
}

/** Charges as rows that are typed; each kind once. */
function ChargesEditor({ charges, onChange }: Props) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.freightCharge')
  const kinds = useEntries('1020').map(({ value, label }) => ({ value, label: `${label} ${value}` }))
  const currencies = useCurrencyOptions()
  const codeText = useCodeText()
  const bases = chargeBasis.values.map((value) => ({ value, label: codeText(chargeBasis, value) }))
  const change = (place: number, changed: Partial<ChargeValues>): void =>
    onChange(charges.map((charge, at) => (at === place ? { ...charge, ...changed } : charge)))
  const named = (field: string, place: number): string => `${field} ${place + 1}`
  return (
    <div className={styles['charges']}>
      {charges.map((charge, place) => (
        // Rows have no identity of their own before they are saved.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={place} className={styles['charge']}>
          <Select
            aria-label={named(fields('kind'), place)}
            value={charge.kind === '' ? null : charge.kind}
            options={kinds}
            onChange={(kind) => change(place, { kind: kind ?? '' })}
          />
          <Select
            aria-label={named(fields('basis'), place)}
            value={charge.basis}
            options={bases}
            onChange={(basis) => change(place, { basis: basis ?? 0 })}
          />
          <Input
            aria-label={named(fields('quantity'), place)}
            value={charge.quantity}
            inputMode="decimal"
            maxLength={16}
            onChange={(event) => change(place, { quantity: event.target.value })}
          />
          <Select
            aria-label={named(fields('currency'), place)}
            value={charge.currency}
            options={currencies}
            onChange={(currency) => change(place, { currency: currency ?? 'RMB' })}
          />
          <Input
            aria-label={named(fields('unitPrice'), place)}
            value={charge.unitPrice}
            inputMode="decimal"
            maxLength={16}
            disabled={charge.isIncluded}
            onChange={(event) => change(place, { unitPrice: event.target.value })}
          />
          <Checkbox checked={charge.isIncluded} onChange={(isIncluded) => change(place, { isIncluded })}>
            {fields('isIncluded')}
          </Checkbox>
          <Button
            aria-label={`${t('removeCharge')} ${place + 1}`}
            onClick={() => onChange(charges.filter((_, at) => at !== place))}
          >
            ×
          </Button>
        </div>
      ))}
      <Button onClick={() => onChange([...charges, noCharge])}>{t('addCharge')}</Button>
    </div>
  )
}
