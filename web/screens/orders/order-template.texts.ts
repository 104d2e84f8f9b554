import { repeatEvery } from '@quayside/contract/orders/order.codes.ts'
import type { OrderTemplate } from '@quayside/contract/orders/order-template.ts'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'

/** Monday to Sunday in the user's language. */
export function useWeekdays(): readonly string[] {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    // The first of January 2024 is a Monday.
    return Array.from({ length: 7 }, (_none, place) => format.format(Date.UTC(2024, 0, place + 1)))
  }, [locale])
}

/** `Every Tuesday`, `The 15th of each month`; where it is switched off, that it is. */
export function useRepeatText(): (repeat: OrderTemplate['repeat']) => string {
  const t = useTranslations('orderForm.templates')
  const weekdays = useWeekdays()
  return (repeat) => {
    if (!repeat) return t('never')
    const days =
      repeat.every === repeatEvery.codes.week
        ? t('everyWeek', { weekday: weekdays[repeat.day - 1] ?? '' })
        : t('everyMonth', { day: repeat.day })
    return repeat.isOn === 1 ? days : t('paused', { days })
  }
}
