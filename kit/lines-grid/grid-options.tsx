import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { matchChoices } from './grid-choices.ts'
import type { Editing } from './grid-state.ts'
import type { Choice, GridColumn } from './grid-types.ts'

const pause = 150

type Options = {
  readonly isOpen: boolean
  readonly listId: string
  readonly choices: readonly Choice[]
  readonly isSearching: boolean
  readonly active: number
  readonly setActive: (place: number) => void
}

/** What a cell with choices offers for the text typed so far. */
export function useOptions(
  gridId: string,
  column: GridColumn | undefined,
  editing: Editing | undefined,
): Options {
  const isOpen = editing !== undefined && (column?.choices ?? column?.find) !== undefined
  // A cell that was opened and not changed shows all choices, not only its own.
  const typed = editing === undefined || editing.text === editing.before ? '' : editing.text
  const [settled, setSettled] = useState('')
  const [active, setActive] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useQuery({
    queryKey: ['gridChoices', column?.key, settled],
    queryFn: () => column?.find?.(settled) ?? [],
    enabled: isOpen && column?.find !== undefined,
    staleTime: 30_000,
  })
  const choices = !isOpen ? [] : column?.choices ? matchChoices(column.choices, typed) : (found.data ?? [])
  const isFixed = column?.choices !== undefined
  // Among fixed choices the first match is active; free text stays until the user moves into the list.
  useEffect(() => setActive(isFixed && typed !== '' ? 0 : -1), [isFixed, typed, isOpen])
  return {
    isOpen,
    listId: `${gridId}-options`,
    choices,
    isSearching: found.isFetching,
    active: Math.min(active, choices.length - 1),
    setActive,
  }
}

type Props = {
  readonly options: Options
  readonly beside: RefObject<HTMLElement | null>
  readonly label: string
  readonly onChoose: (choice: Choice) => void
}

export function OptionList({ options, beside, label, onChoose }: Props) {
  const t = useTranslations('linesGrid')
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = list.current
    // Measuring forces a layout, so it is done only for an open list.
    const cell = box && beside.current?.getBoundingClientRect()
    if (!cell) return
    const isBelow = cell.bottom + box.offsetHeight < innerHeight
    box.style.left = `${Math.max(8, Math.min(cell.left, innerWidth - box.offsetWidth - 8))}px`
    box.style.top = `${isBelow ? cell.bottom : Math.max(8, cell.top - box.offsetHeight)}px`
  })
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [options.active])
  if (!options.isOpen || (options.choices.length === 0 && !options.isSearching)) return null
  return (
    <div ref={list} id={options.listId} role="listbox" aria-label={label} className="q-grid-options">
      {options.choices.length === 0 && <div className="q-grid-searching">{t('searching')}</div>}
      {options.choices.map((choice, place) => (
        <div
          key={choice.value + (choice.note ?? '')}
          id={`${options.listId}-${place}`}
          role="option"
          aria-selected={place === options.active}
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(choice)
          }}
        >
          <span>{choice.label}</span>
          {choice.note !== undefined && <small>{choice.note}</small>}
        </div>
      ))}
    </div>
  )
}
