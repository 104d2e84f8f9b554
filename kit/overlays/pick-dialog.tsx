import { type ReactNode, useState } from 'react'
import { Checkbox } from '../inputs/checkbox.tsx'
import { Input } from '../inputs/input.tsx'
import styles from '../inputs/pick-list.module.css'
import { Dialog } from './dialog.tsx'

/** Records ticked one after the other; they stay chosen while the search shows others. */
export function usePicked<R extends { readonly id: string }>() {
  const [chosen, setChosen] = useState<readonly R[]>([])
  const has = (row: R): boolean => chosen.some(({ id }) => id === row.id)
  const toggle = (row: R): void =>
    setChosen(has(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row])
  return { chosen, has, toggle }
}

type Props = {
  readonly title: string
  readonly width: number
  /** What the button says that takes the chosen ones. */
  readonly take: string
  readonly isEmpty: boolean
  readonly search: {
    readonly label: string
    readonly typed: string
    readonly onType: (typed: string) => void
  }
  readonly onTake: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Finds records by a word and takes several at once. */
export const PickDialog = ({ title, width, take, isEmpty, search, onTake, onClose, children }: Props) => (
  <Dialog
    width={width}
    title={title}
    action={{ label: take, isDisabled: isEmpty, run: onTake }}
    onClose={onClose}
  >
    <Input
      onClear={() => search.onType('')}
      value={search.typed}
      maxLength={100}
      placeholder={search.label}
      aria-label={search.label}
      onChange={(event) => search.onType(event.target.value)}
    />
    {children}
  </Dialog>
)

type ListProps<R extends { readonly id: string }> = {
  readonly found: readonly R[] | undefined
  readonly picked: ReturnType<typeof usePicked<R>>
  readonly none: string
  readonly show: (row: R) => { readonly label: ReactNode; readonly aside: string }
}

/** What was found, to be ticked; above it what is chosen already and not among it. */
export function PickList<R extends { readonly id: string }>({ found, picked, none, show }: ListProps<R>) {
  const { chosen, has, toggle } = picked
  const chosenElsewhere = chosen.filter(({ id }) => !found?.some((other) => other.id === id))
  return (
    <ul className={styles['list']}>
      {[...chosenElsewhere, ...(found ?? [])].map((row) => {
        const { label, aside } = show(row)
        return (
          <li key={row.id}>
            <Checkbox checked={has(row)} onChange={() => toggle(row)}>
              {label}
            </Checkbox>
            <small>{aside}</small>
          </li>
        )
      })}
      {found?.length === 0 && <li>{none}</li>}
    </ul>
  )
}
