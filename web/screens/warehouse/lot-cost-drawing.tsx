import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { formatAmount, roundAmount } from '@quayside/contract/kernel/money.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import styles from './lot-cost.module.css'

const width = 286
const floor = 72
const tallest = 48
const lowest = 6

/** The cost of each day since the lot came: free days flat, then as high as a day costs. */
export function CostDrawing({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock.cost')
  const now = today()
  const length = Math.max(1, daysBetween(lot.storedOn, now) + 1)
  const x = (day: string): number => (daysBetween(lot.storedOn, day) / length) * width
  const parts = lot.costParts.map((part) => {
    const days = daysBetween(part.from, part.to) + 1
    return { ...part, days, perDay: (Number(part.quantity) * Number(part.rate)) / days }
  })
  const most = Math.max(...parts.map(({ perDay }) => perDay), 0)
  const freeEnd = lot.freeUntil === null ? 0 : Math.min(width, x(lot.freeUntil) + width / length)
  const freeDays = lot.freeUntil === null ? 0 : daysBetween(lot.storedOn, lot.freeUntil) + 1
  return (
    <svg
      className={styles['drawing']}
      viewBox={`0 0 ${width} 96`}
      role="img"
      aria-label={t('drawing', { from: lot.storedOn })}
    >
      {freeEnd > 0 && <rect data-part="free" x={0} y={floor - lowest} width={freeEnd} height={lowest} />}
      {parts.map(({ from, days, perDay }) => {
        const high = most > 0 ? Math.max(lowest, (perDay / most) * tallest) : lowest
        const wide = Math.max(1, (days / length) * width)
        return (
          <g key={from}>
            <rect data-part="charged" x={x(from)} y={floor - high} width={wide} height={high} />
            {wide > 70 && (
              <text x={x(from) + wide / 2} y={floor - high - 5} textAnchor="middle">
                {formatAmount(roundAmount(perDay))}
              </text>
            )}
          </g>
        )
      })}
      {freeEnd > 60 && (
        <text x={freeEnd / 2} y={floor - lowest - 5} textAnchor="middle">
          {t('freeDays', { days: freeDays })}
        </text>
      )}
      <line data-part="axis" x1={0} x2={width} y1={floor} y2={floor} />
      <line data-part="today" x1={width - 1} x2={width - 1} y1={8} y2={floor} />
      <text x={0} y={90}>
        {lot.storedOn}
      </text>
      <text x={width} y={90} textAnchor="end">
        {t('today')}
      </text>
    </svg>
  )
}
