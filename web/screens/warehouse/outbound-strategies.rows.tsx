import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { bestOf, missingIn, useDateCodeText } from './outbound-compare.ts'
import { LotsBar } from './outbound-lots-bar.tsx'
import styles from './outbound-strategies.module.css'
import type { Comparison, StrategyPreview } from './use-outbound-preview.ts'

type RowProps = {
  readonly comparison: Comparison
  readonly chosen: string
  readonly onChoose: (strategy: number) => void
}

/** A row has a figure of each strategy; the best of them is named. */
export function StrategyFigures({ comparison, chosen, onChoose }: RowProps) {
  const t = useTranslations('outbound.strategies')
  const dateCode = useDateCodeText()
  const { strategies } = comparison
  const best = bestOf(strategies)
  const expires = strategies.some(({ nextExpiryLeft }) => nextExpiryLeft !== null)
  const hasTariff = strategies.some(({ saved }) => saved !== null)
  const row = (name: keyof typeof best, draw: (preview: StrategyPreview) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{t(`rows.${name}`)}</th>
      {outboundStrategy.values.map((strategy) => {
        const preview = strategies.find((each) => each.strategy === strategy)
        const isBest = best[name].has(strategy)
        return (
          <td
            key={strategy}
            data-chosen={String(strategy) === chosen || undefined}
            onClick={() => onChoose(strategy)}
          >
            <div className={styles['figure']} data-best={isBest || undefined}>
              {isBest && <em>{t(`best.${name}`)}</em>}
              {preview ? draw(preview) : <span className="q-nothing">–</span>}
            </div>
          </td>
        )
      })}
    </tr>
  )
  return (
    <>
      {row('lotsTaken', ({ lotsTaken }) => (
        <b>{lotsTaken}</b>
      ))}
      {row('lotsBroken', ({ lotsBroken }) => (
        <b>{lotsBroken}</b>
      ))}
      {row('oldest', ({ oldestDateCodeLeft: code }) =>
        code === null ? (
          <span className="q-nothing">{t('none')}</span>
        ) : (
          <>
            <small>{dateCode(code)}</small>
            <b>{code}</b>
          </>
        ),
      )}
      {expires &&
        row('nextExpiry', ({ nextExpiryLeft: day }) =>
          day === null ? <span className="q-nothing">{t('none')}</span> : <b>{day}</b>,
        )}
      {hasTariff &&
        row('saved', ({ saved }) =>
          saved === null ? (
            <span className="q-nothing">–</span>
          ) : (
            <>
              <small>{`${saved.currency} `}</small>
              <b>{formatAmount(amount(saved.amount))}</b>
            </>
          ),
        )}
      {row('missing', (preview) => {
        const missing = missingIn(preview)
        return <b data-short={missing !== '0' || undefined}>{showNumber(missing)}</b>
      })}
    </>
  )
}

export function StrategyLine({ row, comparison, chosen, onChoose }: RowProps & { row: GridRow }) {
  const t = useTranslations('outbound.strategies')
  const { model = '', qty = '' } = row.cells
  return (
    <tr>
      <th scope="row">
        <span className="q-code">{model}</span>
        <small>{t('wanted', { qty: showNumber(qty) })}</small>
      </th>
      {comparison.strategies.map((preview) => {
        const line = comparison.lineOf(row.id, preview)
        return (
          <td
            key={preview.strategy}
            data-chosen={String(preview.strategy) === chosen || undefined}
            onClick={() => onChoose(preview.strategy)}
          >
            {line && <LotsBar line={line} />}
          </td>
        )
      })}
    </tr>
  )
}
