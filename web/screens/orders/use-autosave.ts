import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
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

type Options = {
  readonly content: unknown
  readonly isDue: boolean
  readonly isFit: () => boolean
  readonly rows: readonly GridRow[]
  readonly values: OrderValues
  readonly save: () => Promise<unknown>
}

/** The draft goes to the server when the fingers rest; nobody waits for it, and a failure is tried again. */
export function useAutosave({ content, isDue, isFit, rows, values, save }: Options): Autosave {
  const [state, setState] = useState<Autosave>({ name: 'none' })
  const latest = useRef({ isFit, save })
  latest.current = { isFit, save }
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(
      () => {
        if (!latest.current.isFit()) return setState({ name: 'local' })
        setState({ name: 'saving' })
        latest.current.save().then(
          () => setState({ name: 'saved', at: new Date().toISOString() }),
          () => setState({ name: 'local' }),
        )
        return undefined
      },
      rows.length > many ? longPause : pause,
    )
    return () => clearTimeout(timer)
  }, [isDue, rows, values, content])
  return state
}
