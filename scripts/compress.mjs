import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'

const brotli = promisify(brotliCompress)
const atOnce = 4

/** Built files whose smallest form is not written yet: each that has a gzip form is sent compressed. */
export function uncompressed(folder) {
  if (!existsSync(folder)) return []
  const names = new Set(readdirSync(folder, { recursive: true }))
  return [...names]
    .filter((name) => names.has(`${name}.gz`) && !names.has(`${name}.br`))
    .map((name) => join(folder, name))
}

/** The slowest compression: every first load has 7 % less to carry than by gzip. */
async function compress(path) {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY }
  const source = await readFile(path).catch((error) => {
    // The front end is being built again.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (source === undefined) return
  const bytes = await brotli(source, { params })
  // A server may be sending these files: none of them is seen half written.
  const unfinished = `${path}.unfinished.br`
  await writeFile(unfinished, bytes)
  await rename(unfinished, `${path}.br`)
}

async function compressAll(paths) {
  const left = [...paths]
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await compress(path)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Whoever asked for it may have ended.
  const end = () => process.exit(1)
  process.on('disconnect', end)
  setPriority(constants.priority.PRIORITY_LOW)
  await compressAll(process.argv.slice(2).flatMap(uncompressed))
  process.off('disconnect', end)
  if (process.connected) process.disconnect()
}
