const most = 100
const kept: string[] = []

/** Levels of pino below 'warn' stand first in their lines. */
const isQuiet = /^\{"level":[123]0,/

/** Keeps the last warnings and errors of this process for the diagnostic file. */
export function keepFault(line: string): void {
  if (isQuiet.test(line)) return
  kept.push(line)
  if (kept.length > most) kept.shift()
}

/** The oldest first. */
export const recentFaults = (): readonly string[] => kept
