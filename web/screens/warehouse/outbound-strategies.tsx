import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { LotLink } from './lot-link.tsx'
import { outboundRows } from './outbound-rows.ts'
import styles from './outbound-strategies.module.css'
import { StrategyFigures, StrategyLine } from './outbound-strategies.rows.tsx'
import type { OutboundForm } from './use-outbound-form.ts'
import type { Comparison } from './use-outbound-preview.ts'

const shownLines = 20

type Props = { readonly editor: OutboundForm; readonly comparison: Comparison }

/** The same demand by all strategies, side by side; a click on one chooses it. */
export function OutboundStrategies({ editor, comparison }: Props) {
  const t = useTranslations('outbound.strategies')
  const fields = useTranslations('warehouseFields.outbound')
  const codeText = useCodeText()
  const { form } = editor
  const chosen = form.values.strategy
  const error = form.errors['strategy']
  const choose = (strategy: number): void => form.set('strategy', String(strategy))
  const rows = outboundRows
    .filled(editor.rows)
    .filter((row) => comparison.lineOf(row.id, comparison.strategies[0]))
  return (
    <section
      id={`${form.id}-strategy`}
      className={`q-panel ${styles['strategies']}`}
      aria-label={fields('strategy')}
      aria-busy={comparison.isBusy}
    >
      <header>
        <h2>
          <span className="q-required" aria-hidden="true">
            *
          </span>
          {fields('strategy')}
        </h2>
        <p>{comparison.isReady ? t('hint') : t('empty')}</p>
        {comparison.isReady && <Legend />}
      </header>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <td />
              {outboundStrategy.values.map((strategy) => (
                <th
                  key={strategy}
                  scope="col"
                  data-chosen={String(strategy) === chosen || undefined}
                  onClick={() => choose(strategy)}
                >
                  <label>
                    <input
                      type="radio"
                      name={`${form.id}-strategy`}
                      checked={String(strategy) === chosen}
                      onChange={() => choose(strategy)}
                    />
                    <span>
                      <b>{codeText(outboundStrategy, strategy)}</b>
                      <small>{t(`note.${outboundStrategy.keyOf(strategy) ?? 'firstInFirstOut'}`)}</small>
                    </span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <StrategyFigures comparison={comparison} chosen={chosen} onChoose={choose} />
            {rows.slice(0, shownLines).map((row) => (
              <StrategyLine
                key={row.id}
                row={row}
                comparison={comparison}
                chosen={chosen}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shownLines && (
        <p className={styles['more']}>{t('more', { count: rows.length - shownLines })}</p>
      )}
      {error !== undefined && <p className="q-field-error">{error}</p>}
      <Unreadable comparison={comparison} />
      <ExpiredLots comparison={comparison} />
    </section>
  )
}

function Legend() {
  const t = useTranslations('outbound.strategies')
  return (
    <ul className={styles['legend']}>
      {(['taken', 'rest', 'untouched'] as const).map((name) => (
        <li key={name}>
          <i data-is={name} />
          {t(`legend.${name}`)}
        </li>
      ))}
    </ul>
  )
}

/** Lots whose date code cannot be read leave last; the customer can have them corrected. */
function Unreadable({ comparison }: Pick<Props, 'comparison'>) {
  const t = useTranslations('outbound.strategies')
  const count = comparison.strategies[0]?.unreadable ?? 0
  if (count === 0) return null
  return (
    <p className={styles['unreadable']} role="note">
      {t('unreadable', { count })}
      {comparison.unreadable.slice(0, 3).map((lot) => (
        <span key={lot.lotId}>
          <LotLink id={lot.lotId}>{lot.number}</LotLink> {t('writtenAs', { code: lot.dateCode })}
        </span>
      ))}
      {t('takenLast')}
    </p>
  )
}

/** Expired lots that could have served the demand: no strategy takes them. */
function ExpiredLots({ comparison }: Pick<Props, 'comparison'>) {
  const t = useTranslations('outbound.strategies')
  const { expired } = comparison
  if (expired.length === 0) return null
  return (
    <p className={styles['unreadable']} role="note">
      {t('expired', { count: expired.length })}
      {expired.slice(0, 3).map((lot) => (
        <span key={lot.lotId}>
          <LotLink id={lot.lotId}>{lot.number}</LotLink>{' '}
          {t('expiredOn', { day: lot.expiresOn, qty: showNumber(lot.available) })}
        </span>
      ))}
      {t('notTaken')}
    </p>
  )
}
