import { type RefObject, useEffect, useState } from 'react'
import { useWindowKeys } from '../page/window-keys.ts'
import { toggled } from './selection.ts'
import type { Row, TableState } from './table.ts'

/** Typing, a focused control and an open dialog keep their keys. */
const keepsKeys = 'input, textarea, select, button, a, [contenteditable], [role="dialog"], [popover]'
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
  (target instanceof Element && target.closest(keepsKeys) !== null)

type Keys<R extends Row> = {
  readonly active: R | undefined
  readonly isPeeking: boolean
  peek(row: R | undefined): void
  move(step: 1 | -1): void
}

/**
 * The keys of the first list of a page: J and K move over the rows, Space shows one beside the list, Enter opens it, X
 * selects it, Escape closes.
 */
export function useRowKeys<R extends Row>(
  box: RefObject<HTMLElement | null>,
  { table, rows, isSelectable }: { table: TableState<R>; rows: readonly R[]; isSelectable: boolean },
): Keys<R> {
  const [activeId, setActiveId] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const place = rows.findIndex((row) => row.id === activeId)
  const active = rows[place]
  const move = (step: 1 | -1): void => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, place + step))]
    setActiveId(next?.id)
  }
  const peek = (row: R | undefined): void => {
    if (row) setActiveId(row.id)
    setOpen(row !== undefined)
  }
  const open = (): void =>
    box.current?.querySelector<HTMLElement>('tr[data-active] td a[href]:not([target])')?.click()
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    j: () => move(1),
    k: () => move(-1),
    ' ': active && (() => peek(isOpen ? undefined : active)),
    Enter: active && open,
    x: active && isSelectable ? () => table.select(toggled(active)) : undefined,
    Escape: isOpen ? () => peek(undefined) : undefined,
  }
  useWindowKeys((event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || event.isComposing || hasModifier || isElsewhere(event.target)) return
    if (document.querySelector('.q-table') !== box.current) return
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (activeId !== undefined)
      box.current?.querySelector('tr[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [box, activeId])
  return { active, isPeeking: isOpen && active !== undefined, peek, move }
}
