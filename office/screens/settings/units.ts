/** A value, or a list as a whole, by its path: what one of two people who changed the same setting keeps or takes over. */
type Units = ReadonlyMap<string, unknown>

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function unitsOf(values: object, path: readonly string[] = []): Units {
  return new Map(
    Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
      isTree(value) ? [...unitsOf(value, [...path, name])] : [[[...path, name].join('/'), value]],
    ),
  )
}

/** The values with those at the given paths taken from others. */
export const takeUnits = <V extends object>(mine: V, theirs: V, taken: ReadonlySet<string>): V =>
  takeFrom(new Map(Object.entries(mine)), new Map(Object.entries(theirs)), taken, '') as V

type Entries = ReadonlyMap<string, unknown>

function takeFrom(mine: Entries, theirs: Entries, taken: ReadonlySet<string>, path: string): object {
  const names = new Set([...mine.keys(), ...theirs.keys()])
  return Object.fromEntries(
    Array.from(names, (name) => {
      const [own, other] = [mine.get(name), theirs.get(name)]
      const at = path === '' ? name : `${path}/${name}`
      if (isTree(own) && isTree(other))
        return [name, takeFrom(new Map(Object.entries(own)), new Map(Object.entries(other)), taken, at)]
      return [name, taken.has(at) ? other : own]
    }),
  )
}

/** What is read of a unit: a text, or the texts of a list. */
export function textOfUnit(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(textOfUnit).join('; ')
  if (isTree(value)) return Object.values(value).map(textOfUnit).filter(Boolean).join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
