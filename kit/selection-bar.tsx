import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import './selection-bar.css'
import type { Row, TableState } from './table.ts'

type Props<R extends Row> = { table: TableState<R>; note?: string; children: ReactNode }

/** The actions on the selected rows; it stays visible while the page scrolls. */
export function SelectionBar<R extends Row>({ table, note, children }: Props<R>) {
  const t = useTranslations('kit.list')
  if (table.selected.length === 0) return null
  return (
    <div className="q-selection" role="region" aria-label={t('selected', { count: table.selected.length })}>
      <span>
        {t('selected', { count: table.selected.length })}
        {note !== undefined && ` · ${note}`}
      </span>
      <button type="button" onClick={() => table.select([])}>
        {t('clearSelection')}
      </button>
      <div>{children}</div>
    </div>
  )
}
