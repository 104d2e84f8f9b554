import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { isUnanswered } from '@quayside/kit/page/api-error.ts'
import { useEffect, useRef, useState } from 'react'
import type { OrderValues } from './order-form.values.ts'

export type Autosave =
  | { readonly name: 'none' }
  | { readonly name: 'saving' }
  | { readonly name: 'saved'; readonly at: string }
  /** Only in this browser: the server could not be reached, or would not take it yet. */
  | { readonly name: 'local' }

const pause = 4_000
/** A long sheet is a long body: it goes less often. */
const longPause = 20_000
const many = 2_000
/** After a failure that nobody answered for. */
const againAfter = 15_000

type Options = {
  readonly content: unknown
  readonly isDue: boolean
  readonly isFit: () => boolean
  readonly rows: readonly GridRow[]
  readonly values: OrderValues
  readonly save: () => Promise<unknown>
}

/** The draft goes to the server when the fingers rest; nobody waits for it, and what nobody answered is tried again. */
export function useAutosave({ content, isDue, isFit, rows, values, save }: Options): Autosave {
  const [state, setState] = useState<Autosave>({ name: 'none' })
  const [failures, setFailures] = useState(0)
  const latest = useRef({ isFit, save })
  latest.current = { isFit, save }
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(
      () => {
        if (!latest.current.isFit()) return setState({ name: 'local' })
        setState({ name: 'saving' })
        void latest.current
          .save()
          .then(() => {
            setState({ name: 'saved', at: new Date().toISOString() })
            return setFailures(0)
          })
          .catch((error: unknown) => {
            setState({ name: 'local' })
            if (isUnanswered(error)) setFailures((before) => before + 1)
          })
        return undefined
      },
      rows.length > many ? longPause : failures > 0 ? againAfter : pause,
    )
    return () => clearTimeout(timer)
  }, [isDue, rows, values, content, failures])
  return state
}
