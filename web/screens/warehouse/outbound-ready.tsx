import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkOutbound } from '@quayside/contract/warehouse/outbound.rules.ts'
import { leadTo } from '@quayside/kit/lines-form/use-wrong.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from './outbound.module.css'
import { outboundRows } from './outbound-rows.ts'
import type { OutboundForm } from './use-outbound-form.ts'
import type { Comparison } from './use-outbound-preview.ts'

type Props = { readonly editor: OutboundForm; readonly comparison: Comparison }

type Open = { readonly key: string; readonly text: string; readonly lead: () => void }

/** What is still to be done before the order can be submitted. */
export function OutboundReady({ editor, comparison }: Props) {
  const t = useTranslations('outbound.ready')
  const open = useOpen(editor, comparison)
  return (
    <section className={`q-panel ${styles['ready']}`} aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <strong data-open={open.length > 0 || undefined}>
          {open.length > 0 ? t('left', { count: open.length }) : t('ready')}
        </strong>
      </header>
      <ul>
        {open.slice(0, 8).map(({ key, text, lead }) => (
          <li key={key}>
            <span>{text}</span>
            <button type="button" className="q-text-button" onClick={lead}>
              {t('show')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useOpen(editor: OutboundForm, comparison: Comparison): readonly Open[] {
  const t = useTranslations('outbound.ready')
  const lineFields = useTextsByKey('warehouseFields.outboundLine')
  const { head, labelOf } = editor
  const rows = useMemo(() => outboundRows.filled(editor.rows), [editor.rows])
  const findings = useMemo(
    () => checkOutbound({ ...head, lines: rows.map((row) => outboundRows.read(row).line) }),
    [head, rows],
  )
  const preview = comparison.previewOf(editor.form.values.strategy)
  const fromFinding = ({ path = '' }: Finding): Open => {
    const [group, place, field = ''] = path.split('.')
    if (path === 'lines') return { key: path, text: t('noLines'), lead: () => leadTo(editor, path) }
    if (group !== 'lines' || place === undefined)
      return { key: path, text: t('field', { field: labelOf(path) }), lead: () => leadTo(editor, path) }
    return {
      key: path,
      text: t('cell', { row: Number(place) + 1, field: lineFields(field) }),
      lead: () => leadTo(editor, field, rows[Number(place)]?.id),
    }
  }
  const short = rows.flatMap((row, place): Open[] => {
    const missing = comparison.gone.has(row.id)
      ? (row.cells['qty'] ?? '0')
      : (comparison.lineOf(row.id, preview)?.missing ?? '0')
    return Number(missing) > 0
      ? [
          {
            key: row.id,
            text: t('short', { row: place + 1, qty: showNumber(missing) }),
            lead: () => leadTo(editor, 'qty', row.id),
          },
        ]
      : []
  })
  return [...findings.map(fromFinding), ...short]
}
