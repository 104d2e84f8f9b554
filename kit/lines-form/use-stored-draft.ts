import { useMemo, useRef } from 'react'
import { type Draft, useStored } from '../form/draft.ts'
import { useStoredRows } from '../lines-grid/grid-stored-rows.ts'
import type { GridRow } from '../lines-grid/grid-types.ts'
import type { Content } from './merge.ts'
import type { DraftLine, RowReader } from './row-reader.ts'

/** From this many rows on, rows are stored separately. */
const many = 300

/** The record that a form edits: what a save needs of it. */
export type Known = { readonly id: string; readonly version: number; readonly number: string }

/** What this browser stores: the header without secrets, the packed rows, and the version they were edited on. */
type StoredContent<V extends object> = {
  readonly values: Partial<V>
  readonly lines: string[][] | 'apart'
  readonly over: Known | null
  /** The key of a save without an answer yet: it tells after a reload whether the save arrived. */
  readonly waiting: string | null
}

type Options<V extends object, L extends DraftLine> = {
  readonly content: Content<V>
  readonly isDirty: boolean
  readonly lines: RowReader<L>
  readonly secrets: readonly (keyof V & string)[]
  readonly known: { readonly current: Known | undefined }
  readonly onTake: (found: {
    readonly values: Partial<V>
    readonly rows: readonly GridRow[] | undefined
    readonly over: Known | null
    readonly waiting: string | null
  }) => void
}

type StoredDraft<V extends object> = Draft<StoredContent<V>> & {
  /** Stored immediately: a tab can be closed while its save is under way. */
  readonly setWaiting: (key: string | undefined) => void
}

/** The entries of a form with lines, stored in this browser per user and form. */
export function useStoredDraft<V extends object, L extends DraftLine>(
  name: string,
  { content, isDirty, lines, secrets, known, onTake }: Options<V, L>,
): StoredDraft<V> {
  const waiting = useRef<string>(undefined)
  const { values, rows } = content
  const isLong = rows.length > many
  const withoutSecrets = useMemo(() => {
    const open = Object.fromEntries(
      Object.entries(values).filter(([key]) => !secrets.includes(key as keyof V & string)),
    )
    return {
      toJSON: (): StoredContent<V> => ({
        values: open as Partial<V>,
        lines: isLong ? 'apart' : lines.pack(rows),
        over: known.current ?? null,
        waiting: waiting.current ?? null,
      }),
    }
  }, [values, rows, isLong, lines, secrets, known])
  const draft = useStored<StoredContent<V>>(name, {
    values: withoutSecrets,
    isDirty,
    onTake: (found, key) => void take(found as StoredContent<V>, key),
    onGone: (key) => keptRows.drop(key),
  })
  const keptRows = useStoredRows(rows, { isDue: isDirty && isLong, pack: lines.pack, keyOf: draft.keyOf })

  async function take(found: StoredContent<V>, under: string): Promise<void> {
    const { over, waiting: key } = found
    // If they cannot be read, the current lines stay.
    const packed = found.lines === 'apart' ? await keptRows.read(under).catch(() => []) : found.lines
    const isThere = found.lines !== 'apart' || packed.length > 0
    onTake({ values: found.values, rows: isThere ? lines.unpack(packed) : undefined, over, waiting: key })
  }

  return {
    ...draft,
    setWaiting(key) {
      waiting.current = key
      if (key !== undefined) draft.storeNow()
    },
  }
}
