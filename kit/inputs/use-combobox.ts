import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { initialsOf } from './pinyin-initials.ts'
import { type PinyinPlace, usePinyin } from './use-pinyin.ts'

export type SelectOption<T extends string | number = string> = {
  readonly value: T
  readonly label: string
  /** The text of the closed field, where the label is too long. */
  readonly short?: string
}

/** For options that a call searches: `onType` receives the typed text, and the options are the results. */
export type SelectSearch = {
  readonly none?: string
  /** Offered where nothing is found. */
  readonly create?: { readonly label: string; readonly run: () => void }
  readonly onType: (typed: string) => void
}

/** For a choice made level by level: some options lead to others instead of being the value. */
type SelectSteps<T> = {
  /** The text of the field until something is typed. */
  readonly text: string
  readonly leadsOn: (value: T) => boolean
  /** Returns to the level above; absent on the first level. */
  readonly back?: (() => void) | undefined
  readonly onClose: () => void
}

export type Choices<T extends string | number> = {
  readonly listId: string
  readonly value: T | null
  readonly options: readonly SelectOption<T>[]
  readonly isClearable?: boolean
  readonly search?: SelectSearch | undefined
  readonly steps?: SelectSteps<T> | undefined
  readonly onChange: (value: T | null) => void
}

/** `typed` is undefined until the text changes: until then the field shows the selected option. */
type Shown<T> = { readonly isOpen: boolean; readonly typed?: string; readonly active?: T | undefined }
const closed = { isOpen: false }

/** By a part of its name, by the pinyin initials of its characters, or by their syllables once these are loaded. */
const matches = (label: string, words: string, place: PinyinPlace | undefined): boolean =>
  label.toLowerCase().includes(words) ||
  (/^[a-z]+$/.test(words) && (initialsOf(label).includes(words) || place?.(label, words) !== undefined))

/** Options that Page Up and Page Down pass over. */
const pageOptions = 8

/** The keyboard handling and the text of a searchable list. */
export function useCombobox<T extends string | number>(choices: Choices<T>) {
  const { listId, value, options, isClearable = false, search, steps, onChange } = choices
  const [{ isOpen, typed, active: wanted }, setShown] = useState<Shown<T>>(closed)
  const pinyinPlace = usePinyin(isOpen && search === undefined)
  const chosen = options.find((option) => option.value === value)
  const words = (typed ?? '').trim().toLowerCase()
  const shown =
    search || words === '' ? options : options.filter(({ label }) => matches(label, words, pinyinPlace))
  // Until something is typed the arrow keys start at the selected option, afterwards at the first match.
  const active =
    shown.find((option) => option.value === wanted) ??
    (typed === undefined ? shown.find((option) => option.value === value) : undefined) ??
    (words === '' ? undefined : shown[0])

  const show = (next: Shown<T>): void => {
    setShown(next)
    if (isOpen && !next.isOpen) steps?.onClose()
    if (next.typed !== typed && (next.typed !== undefined || typed !== undefined))
      search?.onType(next.typed ?? '')
  }
  const open = (): void => (isOpen ? undefined : show({ isOpen: true }))
  const choose = (option: SelectOption<T>): void => {
    const isStep = steps?.leadsOn(option.value) ?? false
    show({ isOpen: isStep })
    if (isStep || option.value !== value) onChange(option.value)
  }
  const leave = (): void => {
    show(closed)
    // An emptied field has no value.
    if (isClearable && typed !== undefined && words === '' && value !== null) onChange(null)
  }
  const go = (step: number): void => {
    if (!isOpen) return open()
    const at = active ? shown.indexOf(active) : step > 0 ? -1 : 0
    mark(shown[(at + step + shown.length) % shown.length])
  }
  /** As far as there are options. */
  const goTo = (place: number): void => mark(shown[Math.max(0, Math.min(shown.length - 1, place))])
  const mark = (next: SelectOption<T> | undefined): void => {
    setShown({ isOpen, ...(typed !== undefined && { typed }), active: next?.value })
    if (next) document.getElementById(`${listId}-${next.value}`)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent): void => {
    // Enter and the arrow keys belong to the input method while it composes.
    // 229 is the code of its last key in Safari.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      Enter: () => (!isOpen ? open() : active ? choose(active) : leave()),
      ...(isOpen && {
        Escape: () => show(closed),
        Home: () => goTo(0),
        End: () => goTo(shown.length - 1),
        PageDown: () => goTo((active ? shown.indexOf(active) : -1) + pageOptions),
        PageUp: () => goTo((active ? shown.indexOf(active) : 0) - pageOptions),
      }),
      ...(steps?.back && words === '' && { ArrowLeft: steps.back, Backspace: steps.back }),
    }
    const run = keys[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }
  return {
    state: { isOpen, shown, active },
    input: {
      value: typed ?? steps?.text ?? chosen?.short ?? chosen?.label ?? '',
      onChange: (event: { target: HTMLInputElement }) => show({ isOpen: true, typed: event.target.value }),
      onKeyDown: press,
      onBlur: leave,
      onClick: (event: { currentTarget: HTMLInputElement }) => {
        open()
        // The next typed text replaces the selection.
        if (typed === undefined) event.currentTarget.select()
      },
    },
    optionProps: (option: SelectOption<T>) => ({
      role: 'option' as const,
      'aria-selected': option.value === value,
      'data-active': option === active || undefined,
      // Not on click: by then the field has lost the focus and the list is closed.
      onPointerDown: (event: PointerEvent) => {
        event.preventDefault()
        if (event.button === 0) choose(option)
      },
    }),
  }
}
