import { chargeBasis } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { Field, type FieldForm, RowErrors } from '@quayside/kit/form/field.tsx'
import { type Errors, errorsAt } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import type { ChargeValues } from '@quayside/kit/records/quotation-values.ts'
import { useTranslations } from 'use-intl'
import { useEntries } from '../../lib/entry-names.ts'
import styles from './forwarding.module.css'
import { noCharge } from './quotation-values.ts'

/** A dialog in which each charge stands on one line, in English too. */
export const chargesWidth = 960

export function ChargesField({ form }: { form: FieldForm<{ charges: readonly ChargeValues[] }> }) {
  const t = useTranslations('officeForwarding')
  return (
    <Field form={form} name="charges" label={t('charges')} isRequired isWide>
      {(control) => (
        <div id={control.id}>
          <ChargesEditor
            charges={form.values.charges}
            errors={errorsAt(form.errors, 'charges')}
            onChange={(charges) => form.set('charges', charges)}
          />
        </div>
      )}
    </Field>
  )
}

type Props = {
  readonly charges: readonly ChargeValues[]
  /** The errors by place and field. */
  readonly errors: Errors
  readonly onChange: (charges: readonly ChargeValues[]) => void
}

/** Charges as rows that are typed; each kind once. */
function ChargesEditor({ charges, errors, onChange }: Props) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.freightCharge')
  const kinds = useEntries('1020').map(({ value, label }) => ({ value, label: `${label} ${value}` }))
  const currencies = currency.values.map((value) => ({ value, label: value }))
  const codeText = useCodeText()
  const bases = chargeBasis.values.map((value) => ({ value, label: codeText(chargeBasis, value) }))
  const change = (place: number, changed: Partial<ChargeValues>): void =>
    onChange(charges.map((charge, at) => (at === place ? { ...charge, ...changed } : charge)))
  const cell = (field: 'kind' | 'basis' | 'quantity' | 'currency' | 'unitPrice', place: number) => ({
    'aria-label': `${fields(field)} ${place + 1}`,
    'aria-invalid': errors[`${place}.${field}`] !== undefined,
  })
  return (
    <div className={styles['charges']}>
      <div className={styles['charge']} data-head aria-hidden="true">
        {(['kind', 'basis', 'quantity', 'currency', 'unitPrice'] as const).map((name) => (
          <span key={name}>{fields(name)}</span>
        ))}
      </div>
      {charges.map((charge, place) => (
        // Rows have no identity of their own before they are saved.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={place} className={styles['charge']}>
          <Select
            {...cell('kind', place)}
            value={charge.kind === '' ? null : charge.kind}
            options={kinds}
            onChange={(kind) => change(place, { kind: kind ?? '' })}
          />
          <Select
            {...cell('basis', place)}
            value={charge.basis}
            options={bases}
            onChange={(basis) => change(place, { basis: basis ?? 0 })}
          />
          <Input
            {...cell('quantity', place)}
            value={charge.quantity}
            inputMode="decimal"
            maxLength={16}
            onChange={(event) => change(place, { quantity: event.target.value })}
          />
          <Select
            {...cell('currency', place)}
            value={charge.currency}
            options={currencies}
            onChange={(chosen) => change(place, { currency: chosen ?? 'RMB' })}
          />
          <Input
            {...cell('unitPrice', place)}
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
          <RowErrors errors={errorsAt(errors, String(place))} />
        </div>
      ))}
      <Button onClick={() => onChange([...charges, noCharge])}>{t('addCharge')}</Button>
    </div>
  )
}
