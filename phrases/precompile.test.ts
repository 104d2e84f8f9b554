import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Loads the file before and after its part changes; prints the two answers and what is watched. */
const script = `
  import { writeFileSync } from 'node:fs'
  import { precompiledPhrases } from ${JSON.stringify(join(import.meta.dirname, 'precompile.ts'))}
  const [file, part] = process.argv.slice(1)
  const { load } = precompiledPhrases()
  const watched = []
  const readWith = async (text) => {
    writeFileSync(part, "export const part = { title: '" + text + "' }")
    return load.call({ addWatchFile: (id) => watched.push(id) }, file)
  }
  const before = await readWith('before')
  await new Promise((resolve) => setTimeout(resolve, 2))
  console.log(JSON.stringify([before, await readWith('after'), watched.includes(part)]))
`

it('reads the parts of a file again after one of them changed, and watches them', () => {
  const root = mkdtempSync(join(tmpdir(), 'quayside-phrases-'))
  const folder = join(root, 'phrases/zh-CN/sample')
  mkdirSync(folder, { recursive: true })
  const [file, part] = [join(folder, 'sample.ts'), join(folder, 'part.ts')]
  writeFileSync(file, "import { part } from './part.ts'\nexport const sample = { part }\n")
  // A process of its own: the test runner loads modules in its own way.
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, file, part])
  rmSync(root, { recursive: true })
  expect(JSON.parse(printed.toString())).toEqual([
    'export const sample = {"part":{"title":"before"}}',
    'export const sample = {"part":{"title":"after"}}',
    true,
  ])
})
