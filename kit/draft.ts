import { useEffect, useState } from 'react'
import { useSurroundings } from './context.tsx'
import type { Form } from './form.ts'

type Kept<V> = { readonly at: string; readonly values: Partial<V> }

export type Draft<V> = {
  /** When the present text was last kept. */
  readonly savedAt: string | undefined
  /** What an earlier visit left behind, until it is taken or dropped. */
  readonly found: Kept<V> | undefined
  take(): void
  drop(): void
}

const pause = 800

/**
 * Numbers by which somebody can be robbed do not lie in a browser that colleagues may share: they are typed again
 * after a closed tab. A session that ends asks in place and loses nothing.
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

/** Keeps what is typed in this browser, so that neither an ended session nor a closed tab loses it. */
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
        // A full store keeps the draft of a moment ago; the form itself has everything.
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
