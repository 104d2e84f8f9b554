import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PanelBar } from '@quayside/kit/page/panel-bar.tsx'
import { LinesTable, lineHeights } from '@quayside/kit/table/lines-table.tsx'
import { useColumnChoice } from '@quayside/kit/table/table.ts'
import { TableSettings } from '@quayside/kit/table/table-settings.tsx'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import { DifferenceDialog } from '../../lib/difference-dialog.tsx'
import { useEntryColumns } from './entry.columns.tsx'
import { focusLine } from './focus-line.ts'
import { differenceOf, isClosed, type Line } from './line-entry.ts'
import { useOrderLineColumns } from './order-line.columns.tsx'
import styles from './orders.module.css'
import type { LineEntry } from './use-line-entry.ts'

type Shown = 'all' | 'open' | 'differing'

/** The lines with all their columns and, while goods are entered, a quantity for each that is still open. */
export function OrderLines({ order, entry }: { order: OrderReview; entry: LineEntry | undefined }) {
  const t = useTranslations('officeOrders')
  const [shown, setShown] = useState<Shown>('all')
  const [model, setModel] = useState('')
  const scroller = useRef<HTMLDivElement>(null)
  const { lines } = order
  const isEntering = entry !== undefined
  const choice = useColumnChoice('office.orderLines', useOrderLineColumns())
  const places = useMemo(() => new Map(lines.map(({ id }, place) => [id, place + 1])), [lines])
  const open = useMemo(() => lines.filter((line) => !isClosed(line)), [lines])
  const isDiffering = (line: Line): boolean => {
    const difference = entry && differenceOf(line, entry.typed[line.id])
    return difference !== undefined && difference !== '0'
  }
  const differing = entry ? lines.filter(isDiffering) : []
  const sought = entry ? '' : model.trim().toLowerCase()
  const rows = { all: lines, open, differing }[shown].filter((line) =>
    line.model.toLowerCase().includes(sought),
  )
  const move = (id: string, by: 1 | -1): void => {
    const next = rows.slice(rows.findIndex((line) => line.id === id))
    const behind = by === 1 ? next.slice(1) : rows.slice(0, rows.length - next.length).toReversed()
    const to = behind.find((line) => !isClosed(line))
    if (to) focusLine(scroller.current, to.id, rows.indexOf(to), lineHeights[choice.density])
  }
  const [reporting, setReporting] = useState<Line>()
  const columns = useEntryColumns(choice.shown, entry, { move, report: setReporting })

  const first = open[0]
  useEffect(() => {
    if (isEntering && first) focusLine(scroller.current, first.id, lines.indexOf(first), lineHeights.roomy)
    // Once, when the entry begins.
  }, [isEntering])

  /** A scanned code ends with Enter: the cursor goes to the line's quantity. */
  function scan(): void {
    const code = model.trim().toLowerCase()
    const found =
      open.find((line) => line.model.toLowerCase() === code) ??
      rows.find((line) => line.model.toLowerCase().startsWith(code))
    if (!entry || code === '') return
    if (!found) return showToast({ kind: 'info', text: t('table.notFound', { model: model.trim() }) })
    setShown('all')
    setModel('')
    focusLine(scroller.current, found.id, lines.indexOf(found), lineHeights[choice.density])
  }
  const sum = (key: 'qty' | 'receivedQty' | 'shippedQty'): ReactNode => (
    <span className="q-number">{showNumber(sumTexts(lines.map((line) => line[key])))}</span>
  )
  const totals = {
    model: t('table.sum'),
    qty: sum('qty'),
    receivedQty: sum('receivedQty'),
    shippedQty: sum('shippedQty'),
    totalMoney: formatAmount(order.orderAmount as Amount),
    ...(entry && { now: showNumber(entry.judged.qty) }),
  }
  return (
    <section className="q-panel">
      <PanelBar>
        <h2>{t('lines')}</h2>
        <Segmented<Shown>
          size="small"
          aria-label={t('lines')}
          value={shown}
          options={[
            { value: 'all', label: t('table.all', { count: lines.length }) },
            { value: 'open', label: t('table.open', { count: open.length }) },
            ...(entry
              ? [{ value: 'differing' as const, label: t('table.differing', { count: differing.length }) }]
              : []),
          ]}
          onChange={setShown}
        />
        <input
          type="search"
          className={`q-cell-entry ${styles['lines-find']}`}
          aria-label={t('table.find')}
          placeholder={t('table.find')}
          value={model}
          maxLength={100}
          onChange={(event) => setModel(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) scan()
          }}
        />
        <div className={styles['lines-tools']}>
          {entry && (
            <Button look="link" onClick={entry.fillAll}>
              {t('entry.receive.all')}
            </Button>
          )}
          <Button look="link" onClick={() => void exportLines(order.id).catch(() => undefined)}>
            {t('table.export')}
          </Button>
          <span className="q-page-note">
            {t('table.columns', { shown: choice.shown.length, total: choice.columns.length })}
          </span>
          <TableSettings table={choice} />
        </div>
      </PanelBar>
      {rows.length === 0 ? (
        <EmptyState text={t('table.noneLeft')} />
      ) : (
        <LinesTable
          label={t('lines')}
          rows={rows}
          columns={columns}
          placeOf={(line) => places.get(line.id) ?? 0}
          totals={totals}
          {...(entry && { isQuiet: (line: Line) => isClosed(line) })}
          density={choice.density}
          scroller={scroller}
        />
      )}
      {reporting && entry && (
        <DifferenceDialog
          model={reporting.model}
          parts={entry.bad[reporting.id] ?? {}}
          upload={(file) => uploadTo('POST business/online/order/{id}/upload', file, {}, { id: order.id })}
          onEnter={(parts) => entry.report?.(reporting, parts)}
          onClose={() => setReporting(undefined)}
        />
      )}
    </section>
  )
}

async function exportLines(id: string): Promise<void> {
  saveDownload(await api('GET business/online/order/{id}/exportLines', { params: { id } }))
}
