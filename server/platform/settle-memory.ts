import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * V8 puts its first full collection off until the heap has several times the size that this server needs, and measures
 * out the later ones by what the first one left. One at the end of the start frees what only the start needed and keeps
 * the process small under exports of a hundred thousand rows.
 */
export function settleMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
