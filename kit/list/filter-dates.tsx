import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CalendarButton } from '../dates/calendar-button.tsx'
import { CalendarPopup } from '../dates/calendar-popup.tsx'
import { parseDay } from '../dates/day-text.ts'
import { usePopup } from '../dates/use-popup.ts'
import { useTypedDay } from '../dates/use-typed-day.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { FilterField, useFilter } from './filter-field.tsx'

// Loaded with the calendar, when a range is chosen.
const DayPresets = lazyPart(() => import('../dates/day-presets.tsx'))

/** A range of days as one field, as `nameBegin` and `nameEnd`: typed, or the first and the last day are picked. */
export function FilterDates({ name, label }: { name: string; label: string }) {
  const t = useTranslations('kit.list')
  const { value: begin, apply } = useFilter(`${name}Begin`)
  const { value: end } = useFilter(`${name}End`)
  const id = useId()
  /** The first picked day, until the last one is picked. */
  const [picked, setPicked] = useState('')

  const applyRange = (first: string, last: string): void => {
    setPicked('')
    apply({ [`${name}Begin`]: first, [`${name}End`]: last })
  }
  // The other end of a range that would end before it begins is asked for again.
  const first = useTypedDay({
    value: begin,
    parse: parseDay,
    onChange: (day) => applyRange(day, end < day ? '' : end),
  })
  const last = useTypedDay({
    value: end,
    parse: parseDay,
    onChange: (day) => applyRange(day !== '' && day < begin ? '' : begin, day),
  })
  const popup = usePopup(() => {
    first.commit()
    last.commit()
    setPicked('')
  })
  const isOpen = popup.state !== 'closed'
  const pick = (day: string): void => {
    if (picked === '') return setPicked(day)
    applyRange(...(picked < day ? ([picked, day] as const) : ([day, picked] as const)))
    popup.close()
  }
  const inputOf = (typed: typeof first) => ({
    autoComplete: 'off',
    maxLength: 12,
    value: typed.text,
    onChange: (event: { target: HTMLInputElement }) => typed.type(event.target.value),
    onClick: () => popup.open(false),
  })
  return (
    <FilterField label={label} control={id} width={290} isFilled={`${begin}${end}` !== ''} isRange>
      <div
        ref={popup.box}
        className="q-filter-range q-filter-dates"
        role="group"
        aria-label={label}
        {...popup.boxProps}
      >
        <input id={id} aria-label={`${label} ${t('from')}`} placeholder={t('from')} {...inputOf(first)} />
        <span aria-hidden="true">–</span>
        <input aria-label={`${label} ${t('until')}`} placeholder={t('until')} {...inputOf(last)} />
        <CalendarButton popup={popup} popupId={`${id}-calendar`} />
        {isOpen && (
          <CalendarPopup
            id={`${id}-calendar`}
            box={popup.box}
            chosen={picked === '' ? [begin, end] : [picked, '']}
            isFocused={popup.state === 'focused'}
            onPick={pick}
          >
            <DayPresets
              range={{ begin, end }}
              onPick={(range) => {
                applyRange(range.begin, range.end)
                popup.close()
              }}
            />
          </CalendarPopup>
        )}
      </div>
    </FilterField>
  )
}
