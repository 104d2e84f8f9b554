import { useTranslations } from 'use-intl'
import type { MenuAction, MenuItem } from '../overlays/menu-item.ts'
import { useCopy } from '../page/use-copy.ts'
import { writeTable } from './grid-clipboard.ts'
import type { Layout } from './grid-layout.ts'
import { selectionOf } from './grid-state.ts'
import type { Grid } from './grid-store.ts'

const widthStep = 40

/** Menu entries for everything that dragging, clicking an edge or a key does. */
export function useGridMenu(tools: {
  readonly grid: Grid
  readonly layout: Layout
  readonly onWidth: (key: string, width: number) => void
  readonly onFind: () => void
  readonly onReplace: () => void
  readonly onFull: () => void
  readonly onDone: () => void
}): MenuItem[] {
  const t = useTranslations('linesGrid')
  const copyText = useCopy()
  const { grid, layout, onWidth, onFind, onReplace, onFull, onDone } = tools
  const entry = (
    key: string,
    label: string,
    run: () => unknown,
    more: Partial<MenuAction> = {},
  ): MenuAction => ({
    key,
    label,
    ...more,
    run: () => {
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
    void copyText(writeTable(rows, grid.columns(), selectionOf(grid.get())))
  }
  return [
    entry('above', t('insertAbove'), () => grid.insert('above') || onFull(), { keys: 'Ctrl +' }),
    entry('below', t('insertBelow'), () => grid.insert('below') || onFull()),
    entry('duplicate', t('duplicate'), () => grid.duplicate() || onFull(), { keys: 'Ctrl ⇧ D' }),
    entry('remove', t('remove'), grid.remove, { keys: 'Ctrl −', isDangerous: true }),
    { key: 'd1' },
    entry('copy', t('copy'), copy, { keys: 'Ctrl C' }),
    entry('fill', t('fillDown'), grid.fillDown, { keys: 'Ctrl D' }),
    entry('clear', t('clear'), grid.clear, { keys: 'Del' }),
    { key: 'd2' },
    entry('asc', t('sortAscending'), () => grid.sort(grid.get().focus.col, 'asc')),
    entry('desc', t('sortDescending'), () => grid.sort(grid.get().focus.col, 'desc')),
    entry('wider', t('wider'), () => widen(widthStep)),
    entry('narrower', t('narrower'), () => widen(-widthStep)),
    { key: 'd3' },
    { key: 'find', label: t('find'), keys: 'Ctrl F', run: onFind },
    { key: 'replace', label: t('replace.title'), keys: 'Ctrl H', run: onReplace },
  ]
}
