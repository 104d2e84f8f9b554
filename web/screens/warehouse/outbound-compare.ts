import { dayNumber } from '@quayside/contract/kernel/days.ts'
import { dateCodeKey, readDateCode } from '@quayside/contract/warehouse/date-code.ts'
import { sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTranslations } from 'use-intl'
import type { StrategyPreview } from './use-outbound-preview.ts'

/** What is missing of all lines together; '0' where nothing is missing. */
export const missingIn = ({ lines }: StrategyPreview): string => sumTexts(lines.map(({ missing }) => missing))

type Measured = 'lotsTaken' | 'lotsBroken' | 'oldest' | 'nextExpiry' | 'saved' | 'missing'
/** The lower the better. */
const measures: Record<Measured, (preview: StrategyPreview) => number | undefined> = {
  lotsTaken: ({ lotsTaken }) => lotsTaken,
  lotsBroken: ({ lotsBroken }) => lotsBroken,
  oldest({ oldestDateCodeLeft: code }) {
    const key = code === null ? undefined : dateCodeKey(code)
    return key === undefined ? undefined : -key
  },
  nextExpiry: ({ nextExpiryLeft: day }) => (day === null ? undefined : -dayNumber(day)),
  saved: ({ saved }) => (saved === null ? undefined : -Number(saved.amount)),
  missing: (preview) => Number(missingIn(preview)),
}

/** For each figure the strategies with the best value; none where all are the same. */
export function bestOf(strategies: readonly StrategyPreview[]): Record<Measured, ReadonlySet<number>> {
  const best = (name: Measured): ReadonlySet<number> => {
    const values = strategies.map((preview) => ({
      strategy: preview.strategy,
      value: measures[name](preview),
    }))
    const known = values.flatMap(({ value }) => value ?? [])
    const least = Math.min(...known)
    const winners = values.filter(({ value }) => value === least)
    return new Set(winners.length < values.length ? winners.map(({ strategy }) => strategy) : [])
  }
  return {
    lotsTaken: best('lotsTaken'),
    lotsBroken: best('lotsBroken'),
    oldest: best('oldest'),
    nextExpiry: best('nextExpiry'),
    saved: best('saved'),
    missing: best('missing'),
  }
}

/** Year and week of a date code; '' where it cannot be read. */
export function useDateCodeText(): (code: string) => string {
  const t = useTranslations('outbound.strategies')
  return (code) => {
    const read = readDateCode(code)
    if (!read) return ''
    const year = String(read.year)
    return read.week === 0 ? t('year', { year }) : t('week', { year, week: read.week })
  }
}
