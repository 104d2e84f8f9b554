import { useEffect, useState } from 'react'
import { useSurroundings } from './context.tsx'
import type { Form } from './form.ts'

type Kept<V> = { readonly at: string; readonly values: V }

export type Draft<V> = {
  /** When the present text was last kept. */
  readonly savedAt: string | undefined
  /** What an earlier visit left behind, until it is taken or dropped. */
  readonly found: Kept<V> | undefined
  take(): void
  drop(): void
}

const pause = 800

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
      localStorage.setItem(key, JSON.stringify({ at, values } satisfies Kept<V>))
      setSavedAt(at)
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
      if (found) form.fill(found.values)
      setFound(undefined)
    },
    drop,
  }
}
