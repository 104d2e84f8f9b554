/** The server cannot start, for a reason that its message explains to the person who starts it. */
export class StartRefused extends Error {}

/** Ends the process with the sentence alone: a stack trace says nothing about a setting. */
export function exitWithSentence(error: unknown): never {
  if (!(error instanceof StartRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
