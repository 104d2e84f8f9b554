import type { Compilable, CompiledQuery } from 'kysely'

/** Stands for a value while a query is written. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

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
    let template = templates.get(shape)
    if (!template) {
      template = templateOf(write, values, choice)
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
    Object.entries(values).map(([name, value]) => [name, value === undefined ? undefined : new Slot(name)]),
  )
  const { sql, parameters } = write(standIns as V, (choice ?? '') as C).compile()
  return { sql, slots: parameters }
}
