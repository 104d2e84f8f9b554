import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const zip = promisify(gzip)

/**
 * Writes a compressed form of each script and style, so that the server compresses nothing per request. The smallest form
 * takes thirty times as long and is written when the build is done (scripts/compress.mjs); until then this one is sent.
 */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))
      await Promise.all(files.map((name) => writeForm(join(dir, name))))
    },
  }
}

const writeForm = async (path: string): Promise<void> =>
  writeFile(`${path}.gz`, await zip(await readFile(path), { level: 9 }))
