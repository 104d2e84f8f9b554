import { useEffect, useMemo, useRef } from 'react'
import { inBatches } from '../list/batches.ts'
import type { GridRow } from './grid-types.ts'

const base = 'quayside-rows'
const store = 'rows'
const rowsTogether = 250
const pause = 800

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(base, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(store))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no store for rows')))
  })
}

async function run<T>(mode: IDBTransactionMode, ask: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(store, mode)
    const asked = ask(transaction.objectStore(store))
    return await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(asked.result))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('rows were not kept')),
      )
      // A page that is being closed cannot wait for the usual end of the transaction.
      transaction.commit()
    })
  } finally {
    database.close()
  }
}

type Options = {
  readonly isDue: boolean
  readonly pack: (rows: readonly GridRow[]) => string[][]
  /** The key under which these rows are stored. */
  readonly keyOf: () => string
}
type Part = { readonly rows: readonly GridRow[]; readonly text: string }

/**
 * Stores long sheets in this browser, in parts of which only changed ones are serialised again, all in one
 * transaction. localStorage would block typing for a tenth of a second, and is full before ten thousand rows.
 */
export function useStoredRows(rows: readonly GridRow[], options: Options) {
  const { isDue, pack } = options
  const keyOf = useRef(options.keyOf)
  keyOf.current = options.keyOf
  const parts = useRef<readonly Part[]>([])
  useEffect(() => {
    if (!isDue) return undefined
    let isOver = false
    const keep = async (isLeaving: boolean): Promise<void> => {
      const before = parts.current
      const next: Part[] = []
      const spell = (place: number): void => {
        const own = rows.slice(place * rowsTogether, (place + 1) * rowsTogether)
        const old = before[place]
        next.push(old && isSame(old.rows, own) ? old : { rows: own, text: JSON.stringify(pack(own)) })
      }
      const count = Math.ceil(rows.length / rowsTogether)
      if (isLeaving) for (let place = 0; place < count; place += 1) spell(place)
      else if (!(await inBatches(count, spell, () => isOver, 1))) return
      const texts = next.map((part) => part.text)
      await run('readwrite', (kept) => kept.put(texts, keyOf.current()))
      parts.current = next
    }
    const quietly = (isLeaving: boolean): void =>
      // Nothing is lost: the sheet has all rows, and the server most of them.
      void keep(isLeaving).catch(() => undefined)
    const timer = setTimeout(() => quietly(false), pause)
    const leave = (): void => quietly(true)
    addEventListener('pagehide', leave)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
    }
  }, [rows, isDue, pack])

  return useMemo(
    () => ({
      async read(key: string): Promise<string[][]> {
        const texts = (await run('readonly', (kept) => kept.get(key))) as string[] | undefined
        return (texts ?? []).flatMap((text) => JSON.parse(text) as string[][])
      },
      drop(key: string): void {
        parts.current = []
        void run('readwrite', (kept) => kept.delete(key)).catch(() => undefined)
      },
    }),
    [],
  )
}

const isSame = (a: readonly GridRow[], b: readonly GridRow[]): boolean =>
  a.length === b.length && a.every((row, place) => row === b[place])
