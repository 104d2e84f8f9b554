import type { useDictionary } from '../../lib/choices/dictionary.ts'

type Port = Pick<ReturnType<typeof useDictionary>[number], 'value' | 'search' | 'names'>
const shownAtMost = 40

/** The ports that a few typed letters leave; the chosen one is always among them, so that it is shown by its name. */
export function foundPorts<P extends Port>(ports: readonly P[], typed: string, chosen: string): readonly P[] {
  const words = typed.trim().toLowerCase()
  const found = ports.filter(
    ({ value, search, names }) =>
      value !== chosen && [value, search, ...names].some((text) => text.toLowerCase().includes(words)),
  )
  return [...ports.filter(({ value }) => value === chosen), ...found].slice(0, shownAtMost)
}
