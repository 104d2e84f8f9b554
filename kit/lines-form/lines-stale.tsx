import { useTranslations } from 'use-intl'
import type { GridRow } from '../lines-grid/grid-types.ts'
import { type Difference as Shown, StaleDialog } from '../overlays/stale-dialog.tsx'
import type { StoredFile } from '../page/context.tsx'
import type { Difference } from './merge.ts'
import type { DraftLine } from './row-reader.ts'
import type { LinesForm } from './use-lines-form.ts'
import { placesOf } from './use-wrong.ts'

type Props<V extends object, D, L extends DraftLine> = {
  readonly editor: LinesForm<V, D, L>
  /** The label of a field; '' for one that is not shown, such as the id of an address. */
  readonly labelOf: (field: string) => string
  /** A text as the form shows it, such as the word of a code; without it the text itself. */
  readonly wordOf?: (field: string, text: string) => string
}

/** Shows both versions side by side, by field and cell, after a save that another user preceded. */
export function LinesStale<V extends object, D, L extends DraftLine>({
  editor,
  labelOf,
  wordOf = (_field, text) => text,
}: Props<V, D, L>) {
  const t = useTranslations('kit.linesForm')
  if (!editor.stale) return null
  const { changedBy, changedAt } = editor.stale
  const columns = editor.grid.columns()
  const [first] = columns
  const nameOf = (row: unknown): string => (first && (row as GridRow | undefined)?.cells[first.key]) ?? ''

  const textOf = (field: string, value: unknown): string =>
    Array.isArray(value)
      ? (value as readonly StoredFile[]).map(({ name }) => name).join(', ')
      : wordOf(field, String(value))

  function shown(each: Difference): Shown {
    const { key, field, row, column, mine, theirs, isTheirs } = each
    if (field !== undefined)
      return {
        key,
        label: labelOf(field),
        mine: textOf(field, mine),
        theirs: textOf(field, theirs),
        isTheirs,
      }
    const place = placesOf(editor, new Set(row === undefined ? [] : [row])).get(row ?? '')
    if (column === undefined) {
      const label = place === undefined ? nameOf(theirs) || '+' : t('line', { row: place + 1 })
      return { key, label, mine: nameOf(mine), theirs: nameOf(theirs), isTheirs }
    }
    const target = columns.find((other) => other.key === column)
    const say = (text: unknown): string =>
      text === '' ? '' : (target?.show?.(text as string) ?? (text as string))
    const label = target ? t('lineField', { row: (place ?? 0) + 1, column: target.title }) : ''
    return { key, label, mine: say(mine), theirs: say(theirs), isTheirs }
  }

  return (
    <StaleDialog
      changedBy={changedBy}
      changedAt={changedAt}
      differences={editor.stale.differences().map(shown)}
      onSettle={editor.settle}
      onClose={editor.closeStale}
    />
  )
}
