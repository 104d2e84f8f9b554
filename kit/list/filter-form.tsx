import { FilterOutlined } from '@ant-design/icons-svg'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Icon } from '../page/icon.tsx'
import { usePhone } from '../page/media.ts'
import { FilterDraft } from './filter-field.tsx'
import type { Filters } from './list-query.ts'
import './filter-bar.css'

/** A range counts as one filter, and a tab is no field of the bar. */
const countOf = (filters: Filters<string>): number =>
  new Set(
    Object.entries(filters).flatMap(([name, value]) =>
      value && name !== 'tab' ? [name.replace(/(?:Begin|End)$/, '')] : [],
    ),
  ).size

type Props = {
  readonly filters: Filters<string>
  readonly onChange: (next: Filters<string>) => void
  readonly label: string
  readonly fields: readonly ReactNode[]
  /** Those in sight before the form is expanded. */
  readonly folded: readonly ReactNode[]
  /** Buttons beside those of the form; on a phone beside the one that opens it. */
  readonly tools?: ReactNode
}

/** One line until expanded; on a phone a button. Typed text applies with Enter or the button, a choice immediately. */
export function FilterForm({ filters, onChange, label, fields, folded, tools }: Props) {
  const t = useTranslations('kit.list')
  const isPhone = usePhone()
  const [isUnfolded, setUnfolded] = useState(false)
  const [values, setValues] = useState(filters)
  useEffect(() => setValues(filters), [filters])

  const count = countOf(filters)
  const draft = {
    values,
    type: (name: string, value: string) => setValues({ ...values, [name]: value }),
    apply: (changes: Filters<string>) => onChange({ ...values, ...changes }),
  }
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    onChange(values)
    if (isPhone) setUnfolded(false)
  }
  return (
    <FilterDraft value={draft}>
      <form className="q-filters" role="search" aria-label={label} onSubmit={ask}>
        {isPhone && (
          <div className="q-filters-line">
            {fields.length > 0 && (
              <Button
                look="link"
                icon={<Icon drawing={FilterOutlined} />}
                aria-expanded={isUnfolded}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                {count > 0 ? t('filterCount', { count }) : t('filter')}
              </Button>
            )}
            {tools}
          </div>
        )}
        {(!isPhone || isUnfolded) && (
          <>
            <div className="q-filters-fields" data-unfolded={isUnfolded || undefined}>
              {isUnfolded ? fields : folded}
              {!isPhone && fields.length > folded.length && (
                <Button look="link" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
                  {isUnfolded ? t('fold') : t('unfold')}
                </Button>
              )}
            </div>
            <div className="q-filters-buttons">
              {fields.length > 0 && (
                <>
                  <Button onClick={() => onChange({})}>{t('reset')}</Button>
                  <Button type="submit">{t('query')}</Button>
                </>
              )}
              {!isPhone && tools}
            </div>
          </>
        )}
      </form>
    </FilterDraft>
  )
}
