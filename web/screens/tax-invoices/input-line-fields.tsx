import { vatRate } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { useTranslations } from 'use-intl'
import styles from './tax-invoices.module.css'

export type InputLineValues = {
  readonly key: string
  readonly name: string
  readonly specification: string
  readonly unit: string
  readonly qty: string
  readonly price: string
  readonly amount: string
  readonly rate: string
  readonly tax: string
  readonly orderNo: string
}
export const emptyInputLine = (key: string): InputLineValues => ({
  key,
  name: '',
  specification: '',
  unit: '',
  qty: '',
  price: '',
  amount: '',
  rate: '13',
  tax: '',
  orderNo: '',
})

const texts = ['name', 'specification', 'unit', 'qty', 'price', 'amount'] as const
const rates = vatRate.values.map((value) => ({ value: String(value), label: `${value}%` }))

type Props = {
  readonly line: InputLineValues
  readonly place: number
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (typed: Partial<InputLineValues>) => void
  readonly onRemove?: () => void
}

/** One line of an invoice that is entered by hand. */
export function InputLineFields({ line, place, errorOf, onChange, onRemove }: Props) {
  const t = useTranslations('taxInvoiceScreens.input')
  const fields = useTranslations('taxInvoiceFields.inputInvoiceLine')
  const field = (key: (typeof texts)[number] | 'tax' | 'orderNo') => {
    const error = errorOf(key)
    return (
      <label key={key}>
        <span>{fields(key)}</span>
        <Input
          value={line[key]}
          maxLength={200}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
        {error !== undefined && <small role="alert">{error}</small>}
      </label>
    )
  }
  return (
    <section className={styles['line']} aria-label={t('line', { place: String(place + 1) })}>
      <header>
        <b>{t('line', { place: String(place + 1) })}</b>
        {onRemove && (
          <Button look="text" size="small" onClick={onRemove}>
            {t('removeLine')}
          </Button>
        )}
      </header>
      {texts.map(field)}
      <label>
        <span>{fields('rate')}</span>
        <Select
          aria-label={fields('rate')}
          value={line.rate}
          options={rates}
          onChange={(rate) => onChange({ rate: rate ?? '13' })}
        />
      </label>
      {field('tax')}
      {field('orderNo')}
    </section>
  )
}
