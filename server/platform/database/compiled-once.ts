import type { Compilable, CompiledQuery } from 'kysely'

/** Stands for a value while a query is written. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** What Kysely asks of every value. */
const askedOfValues: ReadonlySet<PropertyKey> = new Set(['name', 'toOperationNode', 'expressionType', 'then'])

/** A part of the value, or its text, is nothing that a statement for all values could have. */
const slotOf = (name: string): Slot =>
  new Proxy(new Slot(name), {
    get(slot, asked) {
      if (askedOfValues.has(asked)) return Reflect.get(slot, asked) as unknown
      throw new Error(`a statement for all values of ${name} depends on its ${String(asked)}`)
    },
  })

/** Members choose sizes of pages and sets of filters: those that were asked for longest ago are made again. */
const templatesAtMost = 1_000

type Template = { readonly sql: string; readonly slots: readonly unknown[] }

/**
 * For the most frequent queries: built and compiled once for each combination of present and absent values,
 * afterwards only bound. `write` sees a stand-in for each value, so it may test whether one is
 * there, never what it is; what the text depends on (a sort order) goes into `choice`.
 */
export function compiledOnce<V extends Record<string, unknown>, O, C extends string = ''>(
  write: (values: V, choice: C) => Compilable<O>,
): (values: V, choice?: C) => Compilable<O> {
  const templates = new Map<string, Template>()
  return (values, choice) => {
    let shape = choice ?? ''
    for (const name in values) if (values[name] !== undefined) shape += ` ${name}`
    const known = templates.get(shape)
    const template = known ?? templateOf(write, values, choice)
    if (!known) {
      const [oldest] = templates.keys()
      if (oldest !== undefined && templates.size >= templatesAtMost) templates.delete(oldest)
      templates.set(shape, template)
    }
    const { sql, slots } = template
    const parameters = slots.map((slot) => (slot instanceof Slot ? values[slot.name] : slot))
    return { compile: () => ({ sql, parameters }) as unknown as CompiledQuery<O> }
  }
}

function templateOf<V extends Record<string, unknown>, O, C extends string>(
  write: (values: V, choice: C) => Compilable<O>,
  values: V,
  choice: C | undefined,
): Template {
  const standIns = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? undefined : slotOf(name)]),
  )
  const { sql, parameters } = write(standIns as V, (choice ?? '') as C).compile()
  return { sql, slots: parameters }
}
