import { useEffect, useMemo, useRef, useState } from 'react'
import { useSurroundings } from '../page/context.tsx'
import type { Form } from './form.ts'

type Kept<V> = { readonly at: string; readonly values: Partial<V> }

export type Draft<V> = {
  /** When the present text was last kept. */
  readonly savedAt: string | undefined
  /** What an earlier visit or another tab left behind, until it is taken or discarded. */
  readonly found: Kept<V> | undefined
  take(): void
  discard(): void
  /** What was typed here is saved. */
  drop(): void
}

const pause = 800

/**
 * Numbers by which somebody can be robbed do not lie in a browser that colleagues may share: they are typed again
 * after a closed tab. A session that ends asks in place and loses nothing.
 */
const neverKept: ReadonlySet<string> = new Set([
  'accountNumber',
  'idCard',
  'legalPersonId',
  'secret',
  'webhook',
])

export const withoutSecrets = <V extends object>(values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !neverKept.has(name))) as Partial<V>

function read<V>(key: string): Kept<V> | undefined {
  try {
    const draftText = localStorage.getItem(key)
    return draftText === null ? undefined : (JSON.parse(draftText) as Kept<V>)
  } catch {
    return undefined
  }
}

/** A form may be open in several tabs, and begun again before what was left is taken: each has a key of its own. */
const mostKept = 5
const keysOf = (name: string, owner: string): string[] =>
  Array.from({ length: mostKept }, (_unused, place) => {
    const more = place === 0 ? '' : `~${place + 1}`
    return `draft.${name}${more}:${owner}`
  })

/** All that is stored of a form, the newest first. */
const findKept = <V>(keys: readonly string[]) =>
  keys
    .flatMap((key) => {
      const draft = read<V>(key)
      return draft ? [{ key, kept: draft }] : []
    })
    .toSorted((a, b) => b.kept.at.localeCompare(a.kept.at))

type Keeper<V> = Draft<V> & {
  /** Does not wait for a pause in the typing. */
  readonly storeNow: () => void
  /** The key under which this form is stored. */
  readonly keyOf: () => string
}
type Typed<V> = {
  /** With `toJSON` they are collected when they are stored, not at every keystroke. */
  readonly values: V | { toJSON(): V }
  readonly isDirty: boolean
  readonly onTake: (found: Partial<V>, key: string) => void
  /** What was stored under the key is gone. */
  readonly onGone?: (key: string) => void
}

/** Stores what is typed in this browser, so that neither an expired session nor a closed tab loses it. */
export function useStored<V extends object>(name: string, typed: Typed<V>): Keeper<V> {
  const { values, isDirty, onTake, onGone } = typed
  const { userId } = useSurroundings()
  // Whose form it is does not change while it is open: what is stored when a session ends still has its owner.
  const owner = useRef(userId).current
  const [found, setFound] = useState(() => findKept<V>(keysOf(name, owner)))
  const [savedAt, setSavedAt] = useState<string>()
  const own = useRef<{ readonly name: string; readonly key: string }>(undefined)
  // A form that got its number meanwhile is stored under another name.
  if (own.current?.name !== name) own.current = undefined
  const latest = useRef(values)
  latest.current = values
  /** Something was typed that is not stored yet. */
  const isDue = useRef(false)

  /** The first free key; where none is, the oldest draft gives way. */
  function keyOf(): string {
    const keys = keysOf(name, owner)
    const free = keys.find((key) => localStorage.getItem(key) === null) ?? findKept(keys).at(-1)?.key
    own.current ??= { name, key: free ?? `draft.${name}:${owner}` }
    return own.current.key
  }
  function forget(key: string): void {
    localStorage.removeItem(key)
    onGone?.(key)
  }
  function storeNow(): void {
    isDue.current = false
    const at = new Date().toISOString()
    try {
      localStorage.setItem(keyOf(), JSON.stringify({ at, values: latest.current }))
      setSavedAt(at)
    } catch {
      // The storage is full: it keeps the previous draft, and the form itself has the current values.
    }
  }
  const store = useRef(storeNow)
  store.current = storeNow
  useEffect(() => {
    isDue.current = isDirty
    if (!isDirty) return undefined
    // What was sent meanwhile is not stored again by a pause that ends afterwards.
    const storeDue = (): void => {
      if (isDue.current) store.current()
    }
    const timer = setTimeout(storeDue, pause)
    addEventListener('pagehide', storeDue)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', storeDue)
    }
  }, [name, values, isDirty])
  // Also where the form is left for another page before the pause is over.
  useEffect(
    () => () => {
      if (isDue.current) store.current()
    },
    [],
  )

  const [newest, ...older] = found
  return {
    savedAt,
    found: newest?.kept,
    storeNow,
    keyOf,
    take() {
      if (!newest) return
      if (own.current && own.current.key !== newest.key) forget(own.current.key)
      own.current = { name, key: newest.key }
      onTake(newest.kept.values, newest.key)
      setFound([])
    },
    discard() {
      if (newest) forget(newest.key)
      setFound(older)
    },
    drop() {
      isDue.current = false
      if (own.current) forget(own.current.key)
      // The same as an earlier visit left it: it is saved now, whether it was taken or typed again.
      const sent = JSON.stringify(latest.current)
      for (const { key, kept } of findKept(keysOf(name, owner)))
        if (JSON.stringify(kept.values) === sent) forget(key)
      own.current = undefined
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
