import { DownOutlined, LeftOutlined, RightOutlined, UpOutlined } from '@ant-design/icons-svg'
import type { Locale } from '@quayside/phrases/locales.ts'
import { formatISO } from 'date-fns/formatISO'
import { use, useEffect, useState } from 'react'
import { DayPicker, type DayPickerLocale } from 'react-day-picker'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Icon } from '../page/icon.tsx'
import { currentLocale } from '../page/locale.ts'
import { today } from '../page/today.ts'
import { useStore } from '../page/use-store.ts'
import styles from './calendar.module.css'

export type CalendarProps = {
  /** The chosen day, or the first and the last one of a range; each `2026-11-15` or empty. */
  readonly chosen: string | readonly [first: string, last: string]
  readonly latest?: string | undefined
  /** Whether the marked day, or today, takes the focus when the calendar is drawn. */
  readonly isFocused: boolean
  readonly onPick: (day: string) => void
}

const loaders: Record<Locale, () => Promise<DayPickerLocale>> = {
  'zh-CN': async () => (await import('react-day-picker/locale/zh-CN')).zhCN,
  'zh-TW': async () => (await import('react-day-picker/locale/zh-TW')).zhTW,
  'en-US': async () => (await import('react-day-picker/locale/en-US')).enUS,
}
const begun = new Map<Locale, Promise<DayPickerLocale>>()

/** The names of months and days and the labels for screen readers, fetched once for each language. */
function namesOf(locale: Locale): Promise<DayPickerLocale> {
  const names = begun.get(locale) ?? loaders[locale]()
  begun.set(locale, names)
  return names
}

// Noon exists on every day of every time zone; midnight does not where clocks change.
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`)
const dayOf = (date: Date): string => formatISO(date, { representation: 'date' })

const dateIfAny = (day: string): Date | undefined => (day === '' ? undefined : dateOf(day))

function selectionOf(chosen: CalendarProps['chosen'], pick: (day: Date) => void) {
  if (typeof chosen === 'string') {
    const onSelect = (_day: Date | undefined, picked: Date): void => pick(picked)
    return { mode: 'single' as const, selected: dateIfAny(chosen), onSelect }
  }
  const [from, to] = chosen
  const onSelect = (_range: unknown, picked: Date): void => pick(picked)
  return { mode: 'range' as const, selected: { from: dateIfAny(from), to: dateIfAny(to) }, onSelect }
}

/** It holds the number that the day shows, as speech input needs it: `November 1`, not the library's `November 1st`. */
const nameOf = (date: Date, locale: Locale, note: string | false | undefined): string =>
  [new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(date), note || []].flat().join(', ')

const drawings = { left: LeftOutlined, right: RightOutlined, up: UpOutlined, down: DownOutlined }
const Chevron = ({ orientation = 'left' }: { orientation?: keyof typeof drawings }) => (
  <Icon drawing={drawings[orientation]} />
)

/** A month of days to pick from, with a button for today. */
export default function Calendar({ chosen, latest, isFocused, onPick }: CalendarProps) {
  const t = useTranslations('kit.day')
  const locale = useStore(currentLocale)
  const names = use(namesOf(locale))
  const shown = [chosen].flat().find((day) => day !== '') ?? today()
  const [month, setMonth] = useState(() => dateOf(shown))
  useEffect(() => setMonth(dateOf(shown)), [shown])
  const firstYear = Math.min(2000, Number(shown.slice(0, 4)))
  const lastMonth = latest ?? `${Number(today().slice(0, 4)) + 10}-12-31`
  return (
    <>
      <DayPicker
        {...selectionOf(chosen, (day) => onPick(dayOf(day)))}
        locale={names}
        classNames={classNames}
        components={{ Chevron }}
        labels={{ labelDayButton: (date, { today: isToday }) => nameOf(date, locale, isToday && t('today')) }}
        captionLayout="dropdown"
        navLayout="around"
        today={dateOf(today())}
        month={month}
        onMonthChange={setMonth}
        startMonth={dateOf(`${firstYear}-01-01`)}
        endMonth={dateOf(shown > lastMonth ? shown : lastMonth)}
        disabled={latest === undefined ? [] : { after: dateOf(latest) }}
        autoFocus={isFocused}
      />
      {(latest === undefined || today() <= latest) && (
        <Button look="link" size="small" onClick={() => onPick(today())}>
          {t('today')}
        </Button>
      )}
    </>
  )
}

const classNames = {
  root: styles['root'] ?? '',
  month: styles['month'] ?? '',
  month_caption: styles['caption'] ?? '',
  dropdowns: styles['dropdowns'] ?? '',
  dropdown_root: styles['dropdown-root'] ?? '',
  dropdown: styles['dropdown'] ?? '',
  caption_label: styles['caption-label'] ?? '',
  button_previous: styles['step'] ?? '',
  button_next: styles['step'] ?? '',
  month_grid: styles['grid'] ?? '',
  day: styles['day'] ?? '',
  day_button: styles['day-button'] ?? '',
  today: styles['today'] ?? '',
  outside: styles['outside'] ?? '',
  disabled: styles['disabled'] ?? '',
  selected: styles['selected'] ?? '',
  range_middle: styles['range-middle'] ?? '',
}
