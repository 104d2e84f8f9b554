import { isTotalsRow } from '@quayside/phrases/sheet-text.ts'
import { type ReactNode, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ContextMenu } from '../overlays/menu.tsx'
import { useSurroundings } from '../page/context.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { useUserSetting } from '../page/user-setting.ts'
import { useTableWidth } from '../table/table-widths.ts'
import { GridBody } from './grid-body.tsx'
import { readTable } from './grid-clipboard.ts'
import type { KeyTools } from './grid-commands.ts'
import { GridFilter } from './grid-filter.tsx'
import { FindBar } from './grid-find-bar.tsx'
import { GridHead } from './grid-head.tsx'
import {
  isRemembered,
  looksLikeHeadings,
  placedHeadings,
  type Sheets,
  suggestMapping,
} from './grid-headings.ts'
import { GridInput } from './grid-input.tsx'
import { headHeight, layOut, rowHeight } from './grid-layout.ts'
import type { RowCheck } from './grid-marks.ts'
import { useGridMenu } from './grid-menu.ts'
import { startDrag } from './grid-mouse.ts'
import { selectionOf } from './grid-state.ts'
import { type Grid, useGrid } from './grid-store.ts'
import { GridToolbar } from './grid-toolbar.tsx'
import { GridTotals } from './grid-totals.tsx'
import type { GridColumn } from './grid-types.ts'
import './lines-grid.css'

const ReplaceDialog = lazyPart(() => import('./grid-replace-dialog.tsx'))
const PasteDialog = lazyPart(() => import('./grid-paste-dialog.tsx'))

type Props = {
  readonly grid: Grid
  readonly columns: readonly GridColumn[]
  readonly label: string
  /** The marks of a row; called once for each row object. */
  readonly marksOf: RowCheck
  /** The key under which column widths are stored. */
  readonly name: string
  readonly sheets: Sheets
  /** Beside the title: texts and actions of the screen. */
  readonly children?: ReactNode
}

/** A spreadsheet for up to ten thousand lines: keyboard, clipboard, fill, sort, find, undo. */
export function LinesGrid(props: Props) {
  const { grid, columns, label, marksOf, name, sheets, children } = props
  const t = useTranslations('linesGrid')
  const { say } = useSurroundings()
  const gridId = useId().replaceAll(':', '')
  const scroller = useRef<HTMLDivElement>(null)
  // State, not a ref: children need the scroller in their first effect, and a parent's ref is set after theirs.
  const [isHeld, setHeld] = useState(false)
  const hold = useCallback((element: HTMLDivElement | null): void => {
    scroller.current = element
    setHeld(element !== null)
  }, [])
  const input = useRef<HTMLTextAreaElement>(null)
  const isLeaving = useRef(false)
  const [widths, setWidths] = useUserSetting<Readonly<Record<string, number>>>(`gridWidths.${name}`, {})
  const [isFinding, setFinding] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [pasted, setPasted] = useState<string[][]>()
  const inSight = useTableWidth(scroller, isHeld)
  const layout = useMemo(() => layOut(columns, widths, inSight), [columns, widths, inSight])
  grid.useColumns(columns)

  const count = useGrid(grid, () => grid.shownRows())
  const calls = useGrid(grid, (state) => state.calls)
  const hasTotals = columns.some((column) => column.total)
  const footHeight = hasTotals ? rowHeight : 0

  // The height of a scroll bar where the system draws one; it must not cover the last row.
  const [barHeight, setBarHeight] = useState(1)
  useEffect(() => {
    const view = scroller.current
    if (view) setBarHeight(view.offsetHeight - view.clientHeight)
  }, [layout, isHeld])
  const focusInput = (): void => input.current?.focus({ preventScroll: true })
  useEffect(() => {
    if (calls === 0) return
    scroller.current?.scrollIntoView({ block: 'center' })
    input.current?.focus({ preventScroll: true })
  }, [calls])

  const full = (): void => say('error', t('full', { most: grid.mostRows }))
  const open = (): void => {
    const before = grid.openText()
    grid.edit({ text: before, before, mode: 'opened' })
    focusInput()
  }
  const tools: KeyTools = {
    grid,
    isLeaving,
    pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 320) / rowHeight) - 2),
    open,
    full,
    find: () => setFinding(true),
    replace: () => setReplacing(true),
    menu: () => setMenuOpen(true),
  }
  const setWidth = (key: string, width: number): void => setWidths({ ...widths, [key]: width })
  const menu = useGridMenu({
    grid,
    layout,
    onWidth: setWidth,
    onFind: () => setFinding(true),
    onReplace: () => setReplacing(true),
    onFull: full,
    onDone: focusInput,
  })

  function paste(text: string): void {
    const table = readTable(text)
    const [headings = [], ...below] = table
    const block = below.filter((texts) => !isTotalsRow(texts))
    if (block.length === 0 || !looksLikeHeadings(headings, columns)) pastePlain(table)
    else if (isRemembered(headings, sheets.kept)) {
      if (takeMapped(headings, block, suggestMapping(headings, columns, sheets.kept)))
        say('success', t('paste.asBefore', { count: block.length }))
    } else {
      setPasted([headings, ...block])
      if (block.length < below.length)
        say('info', t('paste.totalsLeft', { count: below.length - block.length }))
    }
  }
  function pastePlain(table: readonly (readonly string[])[]): void {
    const room = columns.length - selectionOf(grid.get()).left
    if (!grid.paste(table)) return full()
    // Cells beyond the last column are dropped, and the user is told so.
    const beyond = table.some((texts) => texts.slice(room).some((text) => text.trim() !== ''))
    if (beyond) say('warning', t('paste.tooWide', { count: columns.length }))
  }
  /** False: too many rows; the dialog stays open with the pasted table. */
  function takeMapped(headings: string[], block: string[][], keys: readonly string[]): boolean {
    if (!grid.pasteMapped(block, keys)) {
      full()
      return false
    }
    sheets.keep(placedHeadings(headings, keys))
    setPasted(undefined)
    return true
  }

  return (
    <div className="q-grid">
      <GridToolbar
        grid={grid}
        label={label}
        menu={menu}
        isMenuOpen={isMenuOpen}
        onMenu={(isOpen) => {
          setMenuOpen(isOpen)
          if (!isOpen) focusInput()
        }}
        onFind={() => setFinding(true)}
        onDone={focusInput}
      >
        <GridFilter grid={grid} marksOf={marksOf} />
        {children}
      </GridToolbar>
      {isFinding && (
        <FindBar
          grid={grid}
          onReplace={() => setReplacing(true)}
          onClose={() => {
            setFinding(false)
            focusInput()
          }}
        />
      )}
      <ContextMenu items={menu}>
        <div
          ref={hold}
          className="q-grid-scroller"
          style={{
            height: `min(${headHeight + count * rowHeight + footHeight + barHeight}px, var(--q-grid-most))`,
          }}
        >
          {isHeld && (
            <>
              <GridInput
                grid={grid}
                gridId={gridId}
                layout={layout}
                scroller={scroller}
                input={input}
                marksOf={marksOf}
                tools={tools}
                onPaste={paste}
              />
              <div
                id={gridId}
                role="grid"
                aria-label={label}
                aria-rowcount={count + 1 + (hasTotals ? 1 : 0)}
                aria-colcount={columns.length + 1}
                aria-multiselectable="true"
                style={{ width: layout.width }}
                onMouseDown={(event) => {
                  if (scroller.current) startDrag(event, grid, scroller.current, focusInput)
                }}
                onDoubleClick={open}
              >
                <GridHead grid={grid} layout={layout} onWidth={setWidth} onFocus={focusInput} />
                <GridBody
                  grid={grid}
                  gridId={gridId}
                  layout={layout}
                  scroller={scroller}
                  count={count}
                  marksOf={marksOf}
                  fillLabel={t('fillHandle')}
                />
                {hasTotals && <GridTotals grid={grid} layout={layout} />}
              </div>
            </>
          )}
        </div>
      </ContextMenu>
      {isReplacing && (
        <Suspense>
          <ReplaceDialog grid={grid} onClose={() => setReplacing(false)} />
        </Suspense>
      )}
      {pasted && (
        <Suspense>
          <PasteDialog
            headings={pasted[0] ?? []}
            block={pasted.slice(1)}
            columns={columns}
            remembered={sheets.kept}
            onTake={(keys) => takeMapped(pasted[0] ?? [], pasted.slice(1), keys)}
            onAsGoods={() => {
              setPasted(undefined)
              pastePlain(pasted)
            }}
            onClose={() => setPasted(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
