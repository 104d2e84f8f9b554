import { type WhatIfChange, wrongFields } from '@quayside/contract/reports/what-if.ts'
import { conditionsOf, type WhatIfHead } from '@quayside/contract/reports/what-if-view.ts'
import { DayPicker } from '@quayside/kit/inputs/day-picker.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type DictionaryType, useDictionary, useEntryNames } from '../../lib/choices/dictionary.ts'
import styles from './order-what-if.module.css'

type Props = {
  readonly head: WhatIfHead
  /** The day of the rates that the order's own figures rest on, as it is called. */
  readonly day: string
  readonly variants: readonly WhatIfChange[]
  readonly onChange: (place: number, part: Partial<WhatIfChange>) => void
}
type Field = keyof WhatIfChange

/** What each variant has otherwise than the order. */
export function WhatIfConditions({ head, day, variants, onChange }: Props) {
  const t = useTranslations('orderForm.whatIf')
  const countries = useEntryNames('1001')
  const ways = useEntryNames('1006')
  const { origins } = head
  const own = conditionsOf(head, {
    none: t('none'),
    contained: '–',
    day,
    certificate: (has) => t(`certificates.${has ? 'yes' : 'no'}`),
    country: countries,
    way: ways,
  })
  const fields: readonly Field[] = [
    'incoterms',
    'transportMode',
    'freight',
    'insurance',
    'origin',
    ...(origins.length > 1 ? (['originOf'] as const) : []),
    'certificate',
    'quantity',
    'price',
    'day',
    'rate',
  ]
  const entry = (name: Field, place: number, value: string): ReactNode => {
    const label = `${t(`fields.${name}`)} · ${t('variant', { place: place + 1 })}`
    const set = (next: string): void => onChange(place, { [name]: next })
    const wrong = wrongFields(variants[place] as WhatIfChange).includes(name)
    const common = { label, value, set }
    switch (name) {
      case 'incoterms':
        return <EntryChoice {...common} dictionary="1004" />
      case 'transportMode':
        return <EntryChoice {...common} dictionary="1006" />
      case 'origin':
        return <EntryChoice {...common} dictionary="1001" />
      case 'originOf':
        return (
          <Choice
            {...common}
            placeholder={t('allLines')}
            options={origins.map((origin) => ({ value: origin, label: countries(origin) }))}
          />
        )
      case 'certificate':
        return (
          <Choice
            {...common}
            options={(['yes', 'no'] as const).map((each) => ({
              value: each,
              label: t(`certificates.${each}`),
            }))}
          />
        )
      case 'day':
        return <DayPicker aria-label={label} value={value} latest={today()} onChange={set} />
      case 'freight':
      case 'insurance':
      case 'rate':
      case 'quantity':
      case 'price':
        return (
          <>
            <Input
              aria-label={label}
              aria-invalid={wrong}
              inputMode="decimal"
              maxLength={16}
              placeholder={t('same')}
              value={value}
              onChange={(event) => set(event.target.value.trim())}
            />
            {wrong && <small className={styles['wrong']}>{t('wrong')}</small>}
          </>
        )
      default:
        return name satisfies never
    }
  }
  return (
    <tbody className={styles['conditions']}>
      {fields.map((name) => (
        <tr key={name}>
          <th scope="row">
            {t(`fields.${name}`)}
            {(name === 'freight' || name === 'insurance') && <small> {head.currency}</small>}
          </th>
          <td>{own[name] || <Nothing />}</td>
          {variants.map((variant, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- variants are told apart by their place
            <td key={place}>{entry(name, place, variant[name])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
}

function Choice({
  label,
  value,
  set,
  options,
  placeholder,
}: ChoiceProps & { options: readonly { value: string; label: string }[]; placeholder?: string }) {
  const t = useTranslations('orderForm.whatIf')
  return (
    <Select<string>
      aria-label={label}
      placeholder={placeholder ?? t('same')}
      value={value === '' ? null : value}
      options={options}
      isClearable
      onChange={(next) => set(next ?? '')}
    />
  )
}

function EntryChoice({ dictionary, ...rest }: ChoiceProps & { dictionary: DictionaryType }) {
  const entries = useDictionary(dictionary)
  const nameOf = useEntryNames(dictionary)
  const options = entries.map(({ value }) => ({
    value,
    label: dictionary === '1004' ? value : `${value} ${nameOf(value)}`,
  }))
  return <Choice {...rest} options={options} />
}
