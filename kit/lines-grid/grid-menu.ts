import { useTranslations } from 'use-intl'
import { writeTable } from './grid-clipboard.ts'
import type { Layout } from './grid-layout.ts'
import { selectionOf } from './grid-state.ts'
import type { Grid } from './grid-store.ts'

type Clicked = { readonly domEvent: { preventDefault: () => void } }
type Entry = {
  key: string
  label: string
  extra?: string
  danger?: boolean
  onClick: (clicked: Clicked) => void
}
export type MenuEntry = Entry | { type: 'divider'; key: string }

const widthStep = 40

/** Everything that a drag, a click at an edge or a key does, in words too. */
export function useGridMenu(tools: {
  readonly grid: Grid
  readonly layout: Layout
  readonly onWidth: (key: string, width: number) => void
  readonly onFind: () => void
  readonly onFull: () => void
  readonly onDone: () => void
}): MenuEntry[] {
  const t = useTranslations('linesGrid')
  const { grid, layout, onWidth, onFind, onFull, onDone } = tools
  const entry = (key: string, label: string, run: () => unknown, more: Partial<Entry> = {}): Entry => ({
    key,
    label,
    ...more,
    onClick: ({ domEvent }) => {
      // The Enter that chose it would go on as a line break into the cell that gets the focus.
      domEvent.preventDefault()
      run()
      onDone()
    },
  })
  const column = () => layout.columns[grid.get().focus.col]
  const widen = (by: number): void => {
    const chosen = column()
    if (chosen) onWidth(chosen.key, Math.max(48, chosen.room + by))
  }
  const copy = (): void => {
    const { rows } = grid.get()
    void navigator.clipboard.writeText(writeTable(rows, grid.columns(), selectionOf(grid.get())))
  }
  return [
    entry('above', t('insertAbove'), () => grid.insert('above') || onFull(), { extra: 'Ctrl +' }),
    entry('below', t('insertBelow'), () => grid.insert('below') || onFull()),
    entry('duplicate', t('duplicate'), () => grid.duplicate() || onFull(), { extra: 'Ctrl ⇧ D' }),
    entry('remove', t('remove'), grid.remove, { extra: 'Ctrl −', danger: true }),
    { type: 'divider', key: 'd1' },
    entry('copy', t('copy'), copy, { extra: 'Ctrl C' }),
    entry('fill', t('fillDown'), grid.fillDown, { extra: 'Ctrl D' }),
    entry('clear', t('clear'), grid.clear, { extra: 'Del' }),
    { type: 'divider', key: 'd2' },
    entry('asc', t('sortAscending'), () => grid.sort(grid.get().focus.col, 'asc')),
    entry('desc', t('sortDescending'), () => grid.sort(grid.get().focus.col, 'desc')),
    entry('wider', t('wider'), () => widen(widthStep)),
    entry('narrower', t('narrower'), () => widen(-widthStep)),
    { type: 'divider', key: 'd3' },
    { ...entry('find', t('find'), () => undefined, { extra: 'Ctrl F' }), onClick: onFind },
  ]
}
