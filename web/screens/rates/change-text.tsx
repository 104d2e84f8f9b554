import { formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { RateChange } from '@quayside/contract/rates/rate-change.ts'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './rates.module.css'

const arrows = { up: '▲', down: '▼', same: '–' } as const

/** Zero has no sign, also where the change is only too small to show. */
function signed(text: string): string {
  if (!/[1-9]/.test(text)) return text.replace('-', '')
  return text.startsWith('-') ? text.replace('-', '−') : `+${text}`
}

/** Red rises and green falls, as in Chinese markets; the arrow and the sign say the same without colour. */
export function ChangeText({ change, isPercent }: { change: RateChange | undefined; isPercent?: boolean }) {
  const t = useTranslations('rates')
  if (!change) return <Nothing />
  const { direction, amount, percent } = change
  const figure = isPercent ? `${signed(percent)}%` : signed(formatRate(amount as Rate))
  return (
    <span className={`q-number ${styles['rate-change']}`} data-direction={direction}>
      {!isPercent && (
        <span role="img" aria-label={t(direction)}>
          {arrows[direction]}
        </span>
      )}
      {figure}
    </span>
  )
}

/** The change as a number and in percent, each in a cell. */
export const ChangeCells = ({ change }: { change: RateChange | undefined }) => (
  <>
    <td>
      <ChangeText change={change} />
    </td>
    <td>
      <ChangeText change={change} isPercent />
    </td>
  </>
)
