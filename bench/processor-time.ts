import { readdirSync, readFileSync } from 'node:fs'

/** A kernel's unit of processor time; 100 a second on every Linux that Node runs on. */
const tick = 10

/**
 * Processor time of a process and of all below it, in milliseconds: what a request costs, also on a machine that does
 * something else besides. Undefined where there is no /proc.
 */
export function processorTime(pid: number): number | undefined {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statOf(Number(name)))
    const below = (of: number): number =>
      all.filter(({ parent }) => parent === of).reduce((sum, each) => sum + each.ticks + below(each.pid), 0)
    return (statOf(pid).ticks + below(pid)) * tick
  } catch {
    return undefined
  }
}

type Stat = { pid: number; parent: number; ticks: number }

/** Reads /proc/…/stat: the fields after the command's name, which may contain spaces. A process that has just ended counts as nothing. */
function statOf(pid: number): Stat {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return { pid, parent: 0, ticks: 0 }
  }
}
