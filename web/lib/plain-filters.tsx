import { Button } from '@quayside/kit/button.tsx'
import { FilterDraft } from '@quayside/kit/filter-field.tsx'
import type { Filters } from '@quayside/kit/list-query.ts'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import '@quayside/kit/filter-bar.css'

type Props = {
  readonly filters: Filters<string>
  readonly onChange: (next: Filters<string>) => void
  readonly label: string
  readonly children: ReactNode
}

/** The fields of a filter bar for a page without a table: all visible, applied as those of a list are. */
export function PlainFilters({ filters, onChange, label, children }: Props) {
  const t = useTranslations('kit.list')
  const [values, setValues] = useState(filters)
  useEffect(() => setValues(filters), [filters])
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    onChange(values)
  }
  return (
    <FilterDraft
      value={{
        values,
        type: (name, value) => setValues({ ...values, [name]: value }),
        apply: (changes) => onChange({ ...values, ...changes }),
      }}
    >
      <form className="q-filters" role="search" aria-label={label} onSubmit={ask}>
        <div className="q-filters-fields">{children}</div>
        <div className="q-filters-buttons">
          <Button onClick={() => onChange({})}>{t('reset')}</Button>
          <Button look="primary" type="submit">
            {t('query')}
          </Button>
        </div>
      </form>
    </FilterDraft>
  )
}
