import { useEffect, useRef, useState } from 'react'
import { isUnanswered } from '../page/api-error.ts'
import type { Content } from './merge.ts'

type Autosave =
  | { readonly name: 'none' }
  | { readonly name: 'saving' }
  | { readonly name: 'saved'; readonly at: string }
  /** Only in this browser: the server was not reached, or refused the draft. */
  | { readonly name: 'local' }

const pause = 4_000
/** A long sheet has a large body, so it is saved less often. */
const longPause = 20_000
const many = 2_000
/** The pause after a call without an answer. */
const againAfter = 15_000

type Options<V extends object> = {
  readonly content: Content<V>
  /** What the server has; another object after each save. */
  readonly saved: Content<V>
  readonly isDue: boolean
  readonly isFit: () => boolean
  readonly save: () => Promise<unknown>
}

/** Saves the draft after a pause in typing; a save without an answer is repeated. */
export function useAutosave<V extends object>({ content, saved, isDue, isFit, save }: Options<V>): Autosave {
  const [state, setState] = useState<Autosave>({ name: 'none' })
  const [failures, setFailures] = useState(0)
  const latest = useRef({ isFit, save })
  latest.current = { isFit, save }
  const { values, rows } = content
  useEffect(() => {
    if (!isDue) return undefined
    const run = async (): Promise<void> => {
      if (!latest.current.isFit()) return setState({ name: 'local' })
      setState({ name: 'saving' })
      try {
        await latest.current.save()
        setState({ name: 'saved', at: new Date().toISOString() })
        setFailures(0)
      } catch (error) {
        setState({ name: 'local' })
        if (isUnanswered(error)) setFailures((before) => before + 1)
      }
    }
    const wait = rows.length > many ? longPause : failures > 0 ? againAfter : pause
    const timer = setTimeout(() => void run(), wait)
    return () => clearTimeout(timer)
  }, [isDue, rows, values, saved, failures])
  return state
}
