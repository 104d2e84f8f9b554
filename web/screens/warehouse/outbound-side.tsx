import { amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { LotLink } from './lot-link.tsx'
import styles from './outbound.module.css'
import { missingIn } from './outbound-compare.ts'
import { outboundRows } from './outbound-rows.ts'
import type { OutboundForm } from './use-outbound-form.ts'
import type { Comparison, PreviewedLine, StrategyPreview } from './use-outbound-preview.ts'
import '@quayside/kit/inputs/text-button.css'

const shownLots = 24

type Props = { readonly editor: OutboundForm; readonly comparison: Comparison }

export const takenIn = ({ lines }: StrategyPreview): string =>
  sumTexts(lines.flatMap(({ lots }) => lots.map(({ qty }) => qty)))

/** What the chosen strategy would reserve, lot by lot. */
export function OutboundSummary({ editor, comparison }: Props) {
  const t = useTranslations('outbound.summary')
  const codeText = useCodeText()
  const { strategy } = editor.form.values
  const preview = comparison.previewOf(strategy)
  if (!preview)
    return (
      <Panel title={t('title')}>
        <p className="q-page-note">{t('empty')}</p>
      </Panel>
    )
  const missing = missingIn(preview)
  const taken = outboundRows.filled(editor.rows).flatMap((row) => {
    const line = comparison.lineOf(row.id, preview)
    return line ? [{ row, line }] : []
  })
  const shown = withinLots(taken)
  const hidden = preview.lotsTaken - shown.reduce((sum, { line }) => sum + line.lots.length, 0)
  return (
    <section className={`q-panel ${styles['summary']}`} aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <span>{codeText(outboundStrategy, Number(strategy))}</span>
      </header>
      {shown.map(({ row, line }) => (
        <LineLots key={row.id} row={row} line={line} />
      ))}
      {hidden > 0 && <p className={styles['more']}>{t('more', { count: hidden })}</p>}
      <dl className={styles['totals']}>
        <div data-main>
          <dt>{t('qty')}</dt>
          <dd>{showNumber(takenIn(preview))}</dd>
        </div>
        <div>
          <dt>{t('lots')}</dt>
          <dd>{t('lotsOf', { count: preview.lotsTaken, broken: preview.lotsBroken })}</dd>
        </div>
        <div data-short={missing !== '0' || undefined}>
          <dt>{t('missing')}</dt>
          <dd>{showNumber(missing)}</dd>
        </div>
        {preview.saved && (
          <div>
            <dt>{t('saved')}</dt>
            <dd>
              <small>{preview.saved.currency}</small> {formatAmount(amount(preview.saved.amount))}
            </dd>
          </div>
        )}
      </dl>
      <p className="q-page-note">{t('note')}</p>
    </section>
  )
}

type Taken = { readonly row: GridRow; readonly line: PreviewedLine }

function withinLots(taken: readonly Taken[]): readonly Taken[] {
  let left = shownLots
  return taken.flatMap(({ row, line }) => {
    if (left <= 0) return []
    const lots = line.lots.slice(0, left)
    left -= lots.length
    return [{ row, line: { ...line, lots } }]
  })
}

function LineLots({ row, line }: Taken) {
  const t = useTranslations('outbound.summary')
  const left = (lot: PreviewedLine['lots'][number]): string => sumTexts([lot.available, `-${lot.qty}`])
  return (
    <div className={styles['line-lots']}>
      <h3>
        <span className="q-code">{row.cells['model']}</span>
        <small>{t('wanted', { qty: showNumber(row.cells['qty'] ?? '') })}</small>
      </h3>
      <ul>
        {line.lots.map((lot) => (
          <li key={lot.lotId}>
            <LotLink id={lot.lotId}>{lot.number}</LotLink>
            <b>{showNumber(lot.qty)}</b>
            <small>
              {[
                lot.dateCode === '' ? '' : `D/C ${lot.dateCode}`,
                lot.expiresOn === null ? '' : t('expires', { day: lot.expiresOn }),
                lot.location,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <small>{left(lot) === '0' ? t('whole') : t('rest', { qty: showNumber(left(lot)) })}</small>
          </li>
        ))}
      </ul>
      {Number(line.missing) > 0 && <p>{t('short', { qty: showNumber(line.missing) })}</p>}
    </div>
  )
}
