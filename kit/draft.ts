import { useEffect, useMemo, useRef, useState } from 'react'
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

/** `storeNow` does not wait for a pause in the typing. */
type Keeper<V> = Draft<V> & { readonly storeNow: () => void }
type Typed<V> = {
  readonly values: V
  readonly isDirty: boolean
  readonly onTake: (found: Partial<V>) => void
}

/** Stores what is typed in this browser, so that neither an expired session nor a closed tab loses it. */
export function useStored<V extends object>(name: string, { values, isDirty, onTake }: Typed<V>): Keeper<V> {
  const { userId } = useSurroundings()
  // Whose form it is does not change while it is open: what is stored when a session ends still has its owner.
  const owner = useRef(userId).current
  const key = `draft.${name}:${owner}`
  const [found, setFound] = useState(() => read<V>(key))
  const [savedAt, setSavedAt] = useState<string>()
  const latest = useRef(values)
  latest.current = values

  function storeNow(): void {
    const at = new Date().toISOString()
    try {
      localStorage.setItem(key, JSON.stringify({ at, values: latest.current }))
      setSavedAt(at)
    } catch {
      // The storage is full: it keeps the previous draft, and the form itself has the current values.
    }
  }
  useEffect(() => {
    if (!isDirty) return undefined
    const timer = setTimeout(storeNow, pause)
    addEventListener('pagehide', storeNow)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', storeNow)
    }
  }, [key, values, isDirty])

  return {
    savedAt,
    found,
    storeNow,
    take() {
      if (found) onTake(found.values)
      setFound(undefined)
    },
    drop() {
      localStorage.removeItem(key)
      setFound(undefined)
      setSavedAt(undefined)
    },
  }
}

/** The same for a form of fields alone. */
export function useDraft<V extends object>(name: string, form: Form<V>): Draft<V> {
  const values = useMemo(() => withoutSecrets(form.values) as V, [form.values])
  return useStored(name, {
    values,
    isDirty: form.isDirty,
    onTake: (found) => form.enter({ ...form.values, ...found }),
  })
}
