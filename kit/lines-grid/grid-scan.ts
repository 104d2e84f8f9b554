import { useEffect, useState } from 'react'
import { inBatches } from '../list/batches.ts'
import type { GridRow } from './grid-types.ts'

const many = 300
const pause = 300

/**
 * The marks of all rows that have any, computed in slices so that typing is not blocked; the last complete result
 * stays until the next one is complete.
 */
export function useScanned<T>(
  rows: readonly GridRow[],
  look: (row: GridRow) => T | undefined,
): readonly (readonly [GridRow, T])[] {
  const [found, setFound] = useState<readonly (readonly [GridRow, T])[]>([])
  useEffect(() => {
    const seen: [GridRow, T][] = []
    let isOver = false
    const lookAt = (place: number): void => {
      const row = rows[place]
      const view = row && look(row)
      if (row && view !== undefined) seen.push([row, view])
    }
    const lookAtAll = async (): Promise<void> => {
      if (await inBatches(rows.length, lookAt, () => isOver)) setFound(seen)
    }
    const timer = setTimeout(() => void lookAtAll(), rows.length > many ? pause : 0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [rows, look])
  return found
}
