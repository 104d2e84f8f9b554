import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'results')
const file = join(folder, 'latest.json')

/** A run of some parts keeps the last figures of the others; each part says when and on what it was measured. */
export function keepResults(results: Readonly<Record<string, unknown>>): void {
  const where = { at: new Date().toISOString(), cores: availableParallelism(), node: process.version }
  const measured = Object.fromEntries(
    Object.entries(results).map(([part, figures]) => [part, { ...where, figures }]),
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...readKept(), ...measured }, null, 2)}\n`)
}

function readKept(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    return {}
  }
}
