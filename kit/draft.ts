import { useEffect, useState } from 'react'
import { useSurroundings } from './context.tsx'
import type { Form } from './form.ts'

type Kept<V> = { readonly at: string; readonly values: Partial<V> }

export type Draft<V> = {
  /** When the current text was last stored. */
  readonly savedAt: string | undefined
  /** What an earlier visit left unsaved, until the user restores or discards it. */
  readonly found: Kept<V> | undefined
  take(): void
  drop(): void
}

const pause = 800

/**
 * Account and identity numbers are not stored in a browser that colleagues may share: after a closed tab they are
 * typed again. An expired session asks for the password in place and loses nothing.
 */
const neverKept: ReadonlySet<string> = new Set(['accountNumber', 'idCard', 'legalPersonId'])

export const withoutSecrets = <V extends object>(values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !neverKept.has(name))) as Partial<V>

function read<V>(key: string): Kept<V> | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as Kept<V>)
  } catch {
    return undefined
  }
}

/** Stores what is typed in this browser, so that neither an expired session nor a closed tab loses it. */
export function useDraft<V extends object>(name: string, form: Form<V>): Draft<V> {
  const key = `draft.${name}:${useSurroundings().userId}`
  const [found, setFound] = useState(() => read<V>(key))
  const [savedAt, setSavedAt] = useState<string>()
  const { values, isDirty } = form

  useEffect(() => {
    if (!isDirty) return undefined
    const keep = (): void => {
      const at = new Date().toISOString()
      const kept: Kept<V> = { at, values: withoutSecrets(values) }
      try {
        localStorage.setItem(key, JSON.stringify(kept))
        setSavedAt(at)
      } catch {
        // The storage is full: it keeps the previous draft, and the form itself has the current values.
      }
    }
    const timer = setTimeout(keep, pause)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [key, values, isDirty])

  const drop = (): void => {
    localStorage.removeItem(key)
    setFound(undefined)
    setSavedAt(undefined)
  }
  return {
    savedAt,
    found,
    take() {
      if (found) form.enter({ ...form.values, ...found.values })
      setFound(undefined)
    },
    drop,
  }
}
