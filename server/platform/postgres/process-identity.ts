import { readFileSync } from 'node:fs'

/**
 * A process id alone is reused: in a container nearly every start has the same small number. On Linux the start
 * time distinguishes two of them; elsewhere only the id is compared.
 */
interface ProcessIdentity {
  pid: number
  began: string
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, began: readStat(pid)?.began ?? 'unknown' }
}

export function isRunning({ pid, began }: ProcessIdentity): boolean {
  if (!isAlive(pid)) return false
  const now = readStat(pid)?.began
  return now === undefined || began === 'unknown' || now === began
}

/** A zombie process, not reaped by its parent (usual in containers), counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const state = readStat(pid)?.state
  return state !== 'Z' && state !== 'X'
}

/** `<pid>-<began>-<rest>`, usable as a file name. */
export function identityName({ pid, began }: ProcessIdentity, rest: string): string {
  return `${pid}-${began}-${rest}`
}

export function parseIdentityName(name: string): ProcessIdentity | undefined {
  const parts = /^(\d+)-(\w+)-/.exec(name)
  return parts?.[1] && parts[2] ? { pid: Number(parts[1]), began: parts[2] } : undefined
}

function readStat(pid: number): { state: string | undefined; began: string | undefined } | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], began: fields[19] }
  } catch {
    return undefined
  }
}
