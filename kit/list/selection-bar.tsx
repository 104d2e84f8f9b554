import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Can } from '../page/context.tsx'
import './selection-bar.css'
import type { Row, TableState } from '../table/table.ts'

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

type StepProps = {
  readonly label: string
  /** How many of the selected rows it would change; at 0 the click explains why. */
  readonly count: number
  readonly isMain?: boolean
  readonly onClick: () => void
}

/** One action on the selected rows, with the number of those it applies to. */
export function SelectionStep({ label, count, isMain = false, onClick }: StepProps) {
  const text = useFormatter().number(count)
  return (
    <button
      type="button"
      data-main={(isMain && count > 0) || undefined}
      data-none={count === 0 || undefined}
      aria-description={text}
      onClick={onClick}
    >
      {label}
      <small aria-hidden="true">{text}</small>
    </button>
  )
}

type ExportProps<R extends Row> = {
  readonly table: TableState<R>
  readonly permission: string
  readonly onExport: (rows: readonly R[]) => void
}

/** Exports the selected rows, for who may. */
export function ExportSelected<R extends Row>({ table, permission, onExport }: ExportProps<R>) {
  const t = useTranslations('kit.list')
  return (
    <Can permission={permission}>
      <SelectionStep
        label={t('exportSelected')}
        count={table.selected.length}
        onClick={() => onExport(table.selected)}
      />
    </Can>
  )
}
