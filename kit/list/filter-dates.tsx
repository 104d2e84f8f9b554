import { CalendarOutlined } from '@ant-design/icons'
import { lazy, Suspense, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Icon } from '../page/icon.tsx'
import { FilterField, useFilter } from './filter-field.tsx'

// Loaded on demand: the calendar is a third of a list's script, and most visits never open it.
const load = () => import('../antd/antd-day-range-picker.tsx')
const DayRangePicker = lazy(load)

/** A range of days as one field, as `nameBegin` and `nameEnd`; the first click brings the calendar. */
export function FilterDates({ name, label }: { name: string; label: string }) {
  const t = useTranslations('kit.list')
  const locale = useLocale()
  const begin = useFilter(`${name}Begin`)
  const end = useFilter(`${name}End`)
  const id = useId()
  // The calendar of another language is loaded again, and only when it is asked for.
  const [openedIn, setOpenedIn] = useState<string>()
  const closed = (
    <button
      id={id}
      type="button"
      className="q-filter-dates"
      aria-describedby={`${id}-begin ${id}-end`}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setOpenedIn(locale)}
    >
      <span id={`${id}-begin`} data-empty={begin.value === '' || undefined}>
        {begin.value || t('from')}
      </span>
      <i aria-hidden="true">–</i>
      <span id={`${id}-end`} data-empty={end.value === '' || undefined}>
        {end.value || t('until')}
      </span>
      <Icon drawing={CalendarOutlined} />
    </button>
  )
  return (
    <FilterField
      label={label}
      control={id}
      width={290}
      isFilled={`${begin.value}${end.value}` !== ''}
      isRange
    >
      {openedIn === locale ? (
        <Suspense fallback={closed}>
          <DayRangePicker
            id={id}
            label={label}
            placeholders={[t('from'), t('until')]}
            value={[begin.value, end.value]}
            onChange={([first, last]) => begin.apply({ [`${name}Begin`]: first, [`${name}End`]: last })}
          />
        </Suspense>
      ) : (
        closed
      )}
    </FilterField>
  )
}
