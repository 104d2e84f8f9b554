import { type DayRange, periodNameOf, periodOf } from '@quayside/contract/kernel/periods.ts'
import { useTranslations } from 'use-intl'
import { today } from '../page/today.ts'
import styles from './calendar.module.css'

const presetNames = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth', 'thisQuarter'] as const

type Props = { readonly range: DayRange; readonly onPick: (range: DayRange) => void }

/** The usual ranges of days, chosen with one click. */
export default function DayPresets({ range, onPick }: Props) {
  const t = useTranslations('kit.day.period')
  const chosen = periodNameOf(range, today(), presetNames)
  return (
    <div className={styles['presets']}>
      {presetNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onPick(periodOf(name, today()))}
        >
          {t(name)}
        </button>
      ))}
    </div>
  )
}
