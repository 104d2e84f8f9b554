import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './tabs.module.css'

type Props<T extends string> = {
  readonly value: T
  readonly options: readonly {
    readonly value: T
    readonly label: string
    readonly count?: number | undefined
  }[]
  readonly onChange: (value: T) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The sections of a screen, one visible at a time. */
export function Tabs<T extends string>({ value, options, onChange }: Props<T>) {
  const current = useRef<HTMLButtonElement>(null)
  // On a phone not all of them fit beside one another.
  useEffect(() => {
    if (value) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const place = options.findIndex((option) => option.value === value)
    const next = (place + step + options.length) % options.length
    const tab = event.currentTarget.children[next]
    if (tab instanceof HTMLElement) tab.focus()
    const option = options[next]
    if (option) onChange(option.value)
  }
  return (
    <div className={styles['tabs']} role="tablist" onKeyDown={move}>
      {options.map((option) => (
        <button
          key={option.value}
          ref={option.value === value ? current : undefined}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <small>{option.count}</small>}
        </button>
      ))}
    </div>
  )
}
