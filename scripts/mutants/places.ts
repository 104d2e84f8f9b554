import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const hitsFolder = join(root, '.cache/mutants')
/** Tells the workers where to keep what they note. */
export const hitsVariable = 'MUTANT_HITS'

/** What may be changed: rules and commands. Texts, tables of calls and what only tests use are no rules. */
export const isRule = (file: string): boolean =>
  /^(?:contract|server\/(?:modules|provider))\//.test(file) &&
  file.endsWith('.ts') &&
  !/\.(?:test|testing|api|refusals|awaited|expected)\.ts$/.test(file)
