import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Icon } from '../page/icon.tsx'
import './row-peek.css'
import type { Column, Row } from './table.ts'

type Props<R extends Row> = {
  readonly row: R
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  readonly actions: ((row: R) => ReactNode) | undefined
  readonly blocks: ((row: R) => ReactNode) | undefined
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
}

/**
 * A row beside the list with its steps: the blocks of its record, or where the list has none all its columns, also those
 * that it does not show.
 */
export default function RowPeek<R extends Row>(props: Props<R>) {
  const { row, rows, columns, actions, blocks, onMove, onClose } = props
  const t = useTranslations('kit.keys')
  const place = rows.indexOf(row)
  const leads = columns.filter((column) => column.isFirst)
  const states = columns.filter((column) => column.isState)
  const alerts = columns.filter((column) => column.onCard === 'alert')
  const sums = columns.filter((column) => column.onCard === 'sum')
  const special = new Set([...leads, ...states, ...alerts, ...sums])
  const others = columns.filter((column) => !special.has(column))
  const cells = (some: readonly Column<R>[]) =>
    some.map((column) => <span key={column.key}>{column.cell(row)}</span>)
  return (
    <aside className="q-peek" aria-label={t('peek')}>
      <header>
        <strong>{cells(leads)}</strong>
        {cells(states)}
        <span className="q-peek-tools">
          <small>{t('place', { place: place + 1, count: rows.length })}</small>
          <Button
            look="text"
            size="small"
            icon={<Icon drawing={UpOutlined} />}
            aria-label={t('previous')}
            title={t('previous')}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          />
          <Button
            look="text"
            size="small"
            icon={<Icon drawing={DownOutlined} />}
            aria-label={t('next')}
            title={t('next')}
            disabled={place === rows.length - 1}
            onClick={() => onMove(1)}
          />
          <Button
            look="text"
            size="small"
            icon={<Icon drawing={CloseOutlined} />}
            aria-label={t('close')}
            title={t('close')}
            onClick={onClose}
          />
        </span>
      </header>
      <div className="q-peek-body">
        {blocks ? (
          <Suspense>{blocks(row)}</Suspense>
        ) : (
          <>
            {' '}
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
        {actions && <div className="q-peek-steps">{actions(row)}</div>}
        <p>
          <kbd>J</kbd>
          <kbd>K</kbd> {t('move')} <kbd>Enter</kbd> {t('open')} <kbd>Esc</kbd> {t('close')} <kbd>?</kbd>{' '}
          {t('title')}
        </p>
      </footer>
    </aside>
  )
}
