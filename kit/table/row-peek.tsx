import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons-svg'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../inputs/icon-button.tsx'
import { useMayOpen, useRecordAt } from '../page/context.tsx'
import { Beside } from '../record/beside.tsx'
import '../overlays/aside.css'
import './row-peek.css'
import type { Column, Row } from './table.ts'
import { TableSkeleton } from './table-skeleton.tsx'

type Peek<R> = {
  readonly blocks: (row: R) => ReactNode
  readonly actions?: (row: R) => ReactNode
}
type Props<R extends Row> = {
  readonly row: R
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  readonly actions: ((row: R) => ReactNode) | undefined
  readonly peek: Peek<R> | undefined
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
}

/**
 * A row beside the list with its steps: the blocks of its record, or where the list has none all its columns, also those
 * that it does not show.
 */
export default function RowPeek<R extends Row>(props: Props<R>) {
  const { row, rows, columns, actions, onMove, onClose } = props
  const t = useTranslations('kit.keys')
  const place = rows.indexOf(row)
  const leads = columns.filter((column) => column.isFirst)
  const states = columns.filter((column) => column.isState)
  const alerts = columns.filter((column) => column.onCard === 'alert')
  const sums = columns.filter((column) => column.onCard === 'sum')
  const special = new Set([...leads, ...states, ...alerts, ...sums])
  const others = columns.filter((column) => !special.has(column))
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const recordAt = useRecordAt()
  const mayOpen = useMayOpen()
  const address = columns.find(({ addressOf }) => addressOf)?.addressOf?.(row)
  const record = props.peek?.blocks(row) ?? (address !== undefined && mayOpen(address) && recordAt(address))
  const steps = record ? props.peek?.actions : actions
  const cells = (some: readonly Column<R>[]) =>
    some.map((column) => <span key={column.key}>{column.cell(row)}</span>)
  return (
    <aside className="q-aside q-peek" aria-label={t('peek')}>
      <header>
        <strong>{cells(leads)}</strong>
        {cells(states)}
        <span className="q-peek-tools">
          <small>{t('place', { place: place + 1, count: rows.length })}</small>
          <IconButton
            look="text"
            size="small"
            drawing={UpOutlined}
            label={t('previous')}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            look="text"
            size="small"
            drawing={DownOutlined}
            label={t('next')}
            disabled={place === rows.length - 1}
            onClick={() => onMove(1)}
          />
          <IconButton look="text" size="small" drawing={CloseOutlined} label={t('close')} onClick={onClose} />
        </span>
      </header>
      <div className="q-peek-body">
        {record ? (
          <Beside foot={foot}>
            <Suspense key={row.id} fallback={<TableSkeleton label={t('peek')} />}>
              {record}
            </Suspense>
          </Beside>
        ) : (
          <>
            {alerts.length > 0 && <div className="q-card-alert">{cells(alerts)}</div>}
            {sums.length > 0 && <div className="q-peek-sum">{cells(sums)}</div>}
            <dl>
              {others.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      <footer>
        {steps ? (
          <div className="q-peek-steps">{steps(row)}</div>
        ) : (
          <div className="q-peek-actions" ref={setFoot} />
        )}
        <p>
          <kbd>J</kbd>
          <kbd>K</kbd> {t('move')} <kbd>Enter</kbd> {t('open')} <kbd>Esc</kbd> {t('close')} <kbd>?</kbd>{' '}
          {t('title')}
        </p>
      </footer>
    </aside>
  )
}
