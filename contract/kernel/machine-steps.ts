import type { CodeList, CodeValue } from './codes.ts'
import { type Actor, type AnyMachine, actorsOf, type Machine } from './machine.ts'

export type Step<S extends string, R extends string = string> =
  | { ok: true; transition: string; from: S; to: S; needs: readonly string[] }
  | { ok: false; refusal: 'state.notAllowed' | 'state.notYours' | R }

/** What happens if `actor` asks for `name` while the record stands in `from`; the first row that is allowed decides. */
export function step<S extends string, F, R extends string>(
  table: Machine<S, F, R>,
  request: { name: string; from: NoInfer<S>; actor: Actor; facts: NoInfer<F> },
): Step<S, R> {
  const { name, from, actor, facts } = request
  const named = table.transitions.filter((row) => row.name === name)
  const here = named.filter((row) => row.from.includes(from) && (row.applies?.(facts) ?? true))
  if (here.length === 0) {
    const known = named.flatMap((row) => row.elsewhere ?? []).find((other) => other.in.includes(from))
    return { ok: false, refusal: known?.refusal ?? 'state.notAllowed' }
  }
  const mine = here.filter((row) => actorsOf(row).includes(actor))
  if (mine.length === 0) return { ok: false, refusal: 'state.notYours' }
  let refusal: R | 'state.notAllowed' = 'state.notAllowed'
  for (const row of mine) {
    const hindrance = row.when?.(facts)
    if (hindrance === undefined)
      return { ok: true, transition: row.name, from, to: row.to ?? from, needs: row.needs ?? [] }
    refusal = hindrance
  }
  return { ok: false, refusal }
}

export type NextStep<S extends string> = { name: string; to: S; needs: readonly string[] }

/** The transitions an actor may take from the record's state: the row of buttons. */
export function nextSteps<S extends string, F, R extends string>(
  table: Machine<S, F, R>,
  record: { from: NoInfer<S>; actor: Actor; facts: NoInfer<F> },
): NextStep<S>[] {
  const names = [...new Set(table.transitions.map((row) => row.name))]
  return names.flatMap((name) => {
    const outcome = step(table, { name, ...record })
    return outcome.ok ? [{ name, to: outcome.to, needs: outcome.needs }] : []
  })
}

export const stateKey = <S extends string>(table: { states: CodeList<S> }, code: CodeValue): S => {
  const key = table.states.keyOf(code)
  if (key === undefined) throw new RangeError(`${table.states.name} has no code ${code}`)
  return key
}

/** The machine as a Mermaid state diagram, for docs/modules. */
export function toMermaid(table: AnyMachine): string {
  const lines = ['stateDiagram-v2', `  [*] --> ${table.initial}`]
  for (const state of table.states.keys) lines.push(`  ${state}: ${state} (${table.states.codes[state]})`)
  for (const row of table.transitions) {
    const who = actorsOf(row).join(' or ')
    for (const from of row.from) lines.push(`  ${from} --> ${row.to ?? from}: ${row.name} (${who})`)
  }
  return lines.join('\n')
}
