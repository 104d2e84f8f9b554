/** What was looked at and how it is; a `note` is no fault. */
export type Finding = {
  readonly name: string
  readonly state: 'ok' | 'note' | 'FAILS'
  readonly said: string
}

type Looking = () => Promise<{ readonly said: string; readonly isNote?: boolean }>

/** Whatever goes wrong while looking is what is found. */
export async function findingOf(name: string, look: Looking): Promise<Finding> {
  try {
    const { said, isNote } = await look()
    return { name, state: isNote ? 'note' : 'ok', said }
  } catch (error) {
    return { name, state: 'FAILS', said: error instanceof Error ? error.message : String(error) }
  }
}

/** A table for a terminal. */
export function printed(findings: readonly Finding[]): string {
  const wide = (key: 'name' | 'state'): number => Math.max(...findings.map((each) => each[key].length))
  const [name, state] = [wide('name'), wide('state')]
  return findings
    .map((each) => `${each.name.padEnd(name)}  ${each.state.padEnd(state)}  ${each.said}\n`)
    .join('')
}
