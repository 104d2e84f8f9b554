import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * V8 lets a heap grow to four times what is alive before it collects in full, and at first even further. Twice is
 * enough here, and one collection at the end of the start frees what only the start needed: so the process stays small
 * under exports of a hundred thousand rows.
 */
export function settleMemory(): void {
  setFlagsFromString('--heap-growing-percent=100')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
