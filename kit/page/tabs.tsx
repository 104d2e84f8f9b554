import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isPageKey } from './page-keys.ts'
import styles from './tabs.module.css'
import { useWindowKeys } from './window-keys.ts'

type Props<T extends string> = {
  readonly value: T
  readonly options: readonly {
    readonly value: T
    readonly label: string
    readonly count?: number | undefined
  }[]
  readonly onChange: (value: T) => void
  /** The digits of the page's keyboard open them: of the tabs of a whole page, not of a part of it. */
  readonly hasKeys?: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The sections of a screen, one visible at a time. */
export function Tabs<T extends string>({ value, options, onChange, hasKeys = false }: Props<T>) {
  const t = useTranslations('kit.keys')
  const current = useRef<HTMLButtonElement>(null)
  // On a phone not all of them fit beside one another.
  useEffect(() => {
    if (value) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  useWindowKeys((event) => {
    if (!hasKeys || !isPageKey(event)) return
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined
    if (!option) return
    event.preventDefault()
    onChange(option.value)
  })
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
    <div
      className={styles['tabs']}
      role="tablist"
      data-keys={hasKeys ? options.length : undefined}
      onKeyDown={move}
    >
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
      {hasKeys && (
        <span aria-hidden="true">
          <kbd>1</kbd>–<kbd>{options.length}</kbd> {t('switch')}
        </span>
      )}
    </div>
  )
}
