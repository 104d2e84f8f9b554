import { relative } from 'node:path'
import type { Vite } from 'vitest/node'
import { findMutants, type Mutant } from './find-mutants.ts'
import { isRule, root } from './places.ts'

/** The source with the change in it. */
export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end)

/** Each function of the source notes that it was called. */
export function withHits(source: string, file: string): string {
  const inserts = findMutants(source).functions.flatMap(({ start, end, isExpression }) => {
    const note = `globalThis.noteHit?.('${file}#${start}')`
    return isExpression
      ? [
          { at: start, order: 1, text: `(${note}, ` },
          { at: end, order: 0, text: ')' },
        ]
      : [{ at: start + 1, order: 1, text: `${note};` }]
  })
  // From the end, so that places before it stay right.
  return inserts
    .toSorted((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: insert }) => text.slice(0, at) + insert + text.slice(at), source)
}

/** Hands tests the sources of rules with `change` made to them. */
export const changeSources = (change: (source: string, file: string) => string): Vite.Plugin => ({
  name: 'quayside-mutants',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id.split('?')[0] ?? id)
    return isRule(file) ? { code: change(source, file), map: null } : undefined
  },
})
