import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { writeTable } from './grid-clipboard.ts'
import type { KeyTools } from './grid-commands.ts'
import { runEditKey, runKey } from './grid-keys.ts'
import { boxOf, headHeight, type Layout, rowHeight, scrollTo } from './grid-layout.ts'
import { MarkBubble } from './grid-mark-bubble.tsx'
import type { RowCheck } from './grid-marks.ts'
import { OptionList, useOptions } from './grid-options.tsx'
import { selectionOf, shownAt } from './grid-state.ts'
import { type Grid, useGrid } from './grid-store.ts'
import { type Choice, shownText } from './grid-types.ts'
import './grid-input.css'

type Props = {
  readonly grid: Grid
  readonly gridId: string
  readonly layout: Layout
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLTextAreaElement | null>
  readonly marksOf: RowCheck
  readonly tools: KeyTools
  readonly onPaste: (text: string) => void
}

/**
 * The only input of the sheet, always over the active cell and always focused, so that all typing starts in it, also
 * the first letter of an input method. It is visible only while a cell is edited.
 */
export function GridInput(props: Props) {
  const { grid, gridId, layout, scroller, input, marksOf, tools, onPaste } = props
  const t = useTranslations('linesGrid')
  const focus = useGrid(grid, (state) => state.focus)
  const editing = useGrid(grid, (state) => state.editing)
  const row = useGrid(grid, (state) => state.rows[state.focus.row])
  const shownRow = useGrid(grid, (state) => shownAt(state, state.focus.row))
  const column = layout.columns[focus.col]
  const options = useOptions(gridId, column, editing)
  const mark = row && column && marksOf(row)?.[column.key]

  useLayoutEffect(() => {
    const element = input.current
    const view = scroller.current
    if (!element || !view) return undefined
    const place = (): void => {
      const box = boxOf(
        layout,
        { row: shownRow, col: focus.col },
        { left: view.scrollLeft, top: view.scrollTop },
      )
      if (!box) return
      // When its cell is scrolled out of view it stays at the edge, invisible, and keeps the focus.
      const top = Math.max(0, Math.min(box.top, view.clientHeight - rowHeight))
      const isInSight = box.top >= headHeight - 1 && top === box.top
      element.style.transform = `translate(${Math.max(0, box.left)}px, ${top}px)`
      element.style.width = `${box.width}px`
      element.toggleAttribute('data-away', !isInSight)
    }
    place()
    // In the capture phase, before the rows are rendered: reading the position afterwards would force a second layout.
    view.addEventListener('scroll', place, { passive: true, capture: true })
    return () => view.removeEventListener('scroll', place, { capture: true })
  }, [layout, focus, shownRow, input, scroller])

  // Scrolls the active cell into view, beside the pinned columns.
  useEffect(() => {
    const view = scroller.current
    if (!view) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = view
    const seen = { scrollLeft, scrollTop, width: clientWidth, height: clientHeight }
    const hasFoot = layout.columns.some((each) => each.total)
    const { left, top } = scrollTo(layout, { row: shownRow, col: focus.col }, seen, hasFoot ? rowHeight : 0)
    if (left !== scrollLeft || top !== scrollTop) view.scrollTo({ left, top })
  }, [focus, shownRow, layout, scroller])

  // Typing over a cell starts empty; an opened cell starts with its text.
  useEffect(() => {
    const element = input.current
    if (element && editing === undefined) element.value = ''
    if (element && editing?.mode === 'opened' && element.value !== editing.text) {
      element.value = editing.text
      element.setSelectionRange(editing.text.length, editing.text.length)
    }
  }, [editing, input])

  const choose = (choice: Choice): void => grid.choose(choice.value, choice.fills)

  function pressed(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Keys belong to the input method while it composes; 229 is the code of its last key in some browsers.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const isOurs = editing ? pressedInList(event) || runEditKey(event, grid) : runKey(event, tools)
    if (isOurs) event.preventDefault()
  }

  function pressedInList(event: KeyboardEvent): boolean {
    const { isOpen, choices, active, setActive } = options
    if (!isOpen || choices.length === 0) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = active + (event.key === 'ArrowDown' ? 1 : -1)
      setActive(next >= choices.length ? 0 : next < 0 ? choices.length - 1 : next)
      return true
    }
    const choice = choices[active]
    if (!choice || (event.key !== 'Enter' && event.key !== 'Tab')) return false
    choose(choice)
    if (event.key === 'Enter') grid.move(1, 0)
    else grid.step(event.shiftKey ? -1 : 1)
    return true
  }

  function copied(event: ClipboardEvent, isCut: boolean): void {
    if (editing) return
    event.preventDefault()
    const { rows } = grid.get()
    event.clipboardData.setData('text/plain', writeTable(rows, grid.columns(), selectionOf(grid.get())))
    if (isCut) grid.clear()
  }

  const isInList = options.isOpen && options.active >= 0
  const said =
    column && `${t('cell', { row: focus.row + 1, column: column.title })} ${shownText(row, column)}`
  return (
    <div className="q-grid-anchor">
      <textarea
        ref={input}
        className="q-grid-input"
        data-editing={editing !== undefined || undefined}
        data-right={column?.align === 'right' || undefined}
        rows={1}
        spellCheck={false}
        autoComplete="off"
        aria-label={said}
        aria-description={mark ? `${mark.text} ${t('keys')}` : t('keys')}
        aria-invalid={mark?.tone === 'wrong' || undefined}
        aria-readonly={column?.compute !== undefined}
        aria-controls={isInList ? options.listId : gridId}
        aria-activedescendant={
          isInList ? `${options.listId}-${options.active}` : `${gridId}-${focus.row}-${focus.col}`
        }
        onKeyDown={pressed}
        onCompositionStart={() => {
          if (!editing && !grid.edit({ text: '', mode: 'typed' })) input.current?.blur()
        }}
        onInput={(event) => {
          const { value } = event.currentTarget
          const isOpen = grid.edit({ mode: 'typed', ...editing, text: value })
          if (!isOpen) event.currentTarget.value = ''
        }}
        onPaste={(event) => {
          if (editing) return
          event.preventDefault()
          onPaste(event.clipboardData.getData('text/plain'))
        }}
        onCopy={(event) => copied(event, false)}
        onCut={(event) => copied(event, true)}
        onBlur={() => grid.commit()}
      />
      {mark && !editing && (
        <MarkBubble mark={mark} beside={input} place={`${focus.row}:${focus.col}:${layout.width}`} />
      )}
      <OptionList options={options} beside={input} label={column?.title ?? ''} onChoose={choose} />
    </div>
  )
}
