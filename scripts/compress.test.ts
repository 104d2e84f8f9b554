import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'

const folder = await mkdtemp(join(tmpdir(), 'quayside-compress-'))
afterAll(() => rm(folder, { recursive: true }))

it('writes the smallest form of what has a larger one, once, and of nothing else', async () => {
  const script = 'export const text = "Quayside"\n'.repeat(200)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/new.js'), script)
  await writeFile(join(folder, 'assets/new.js.gz'), gzipSync(script))
  await writeFile(join(folder, 'old.js'), script)
  await writeFile(join(folder, 'old.js.gz'), gzipSync(script))
  await writeFile(join(folder, 'old.js.br'), 'as it is')
  await writeFile(join(folder, 'picture.png'), 'PNG')
  const compress = join(import.meta.dirname, 'compress.mjs')
  // As scripts/build.mjs does, by a channel that tells it when it ends.
  const [code] = await once(fork(compress, [folder, join(folder, 'not-built')]), 'exit')
  expect(code).toBe(0)
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((name) => name.endsWith('.br')).toSorted()).toEqual(['assets/new.js.br', 'old.js.br'])
  const written = await readFile(join(folder, 'assets/new.js.br'))
  expect(brotliDecompressSync(written).toString()).toBe(script)
  expect(written.length).toBeLessThan(gzipSync(script, { level: 9 }).length)
  expect(await readFile(join(folder, 'old.js.br'), 'utf8')).toBe('as it is')
})
