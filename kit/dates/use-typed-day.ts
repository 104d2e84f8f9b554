import { useState } from 'react'

type Options = {
  readonly value: string
  /** The stored form of a typed text; undefined where it means no day. */
  readonly parse: (text: string) => string | undefined
  readonly latest?: string | undefined
  readonly isClearable?: boolean
  readonly onChange: (value: string) => void
}

/**
 * The text of a field for a day. A text in the stored form applies while it is typed, another form when the field is
 * left or Enter is pressed; a text that means no day, or one after the latest, is then replaced by the value.
 */
export function useTypedDay({ value, parse, latest, isClearable = true, onChange }: Options) {
  const [typed, setTyped] = useState<string>()
  const apply = (next: string): void => {
    if (next !== value) onChange(next)
  }
  const isAllowed = (day: string): boolean => latest === undefined || day.slice(0, 10) <= latest
  return {
    text: typed ?? parse(value) ?? '',
    type: (text: string): void => {
      setTyped(text)
      if (parse(text) === text && isAllowed(text)) apply(text)
    },
    /** Ends the typing. */
    commit: (): void => {
      if (typed === undefined) return
      setTyped(undefined)
      const parsed = parse(typed)
      if (parsed !== undefined && isAllowed(parsed)) apply(parsed)
      else if (typed.trim() === '' && isClearable) apply('')
    },
    /** Takes a value from the calendar or the button that clears; a typed text is dropped. */
    replace: (next: string): void => {
      setTyped(undefined)
      apply(next)
    },
  }
}
