import type { ZipEntry } from '../files/zip-directory.ts'
import { unzippedText } from './unzip-text.ts'
import { runsText } from './xml-text.ts'

const longestText = 4 * 1024 * 1024
const itemEnd = /<\/(?:\w+:)?si>|<(?:\w+:)?si\s*\/>/g

/** The table of texts that cells refer to by number. It alone must be held as a whole. */
export async function readSharedTexts(bytes: Buffer, entry: ZipEntry): Promise<string[]> {
  const texts: string[] = []
  let pending = ''
  for await (const text of unzippedText(bytes, entry)) {
    pending += text
    let from = 0
    for (const found of pending.matchAll(itemEnd)) {
      texts.push(runsText(pending.slice(from, found.index)))
      from = found.index + found[0].length
    }
    pending = pending.slice(from)
    if (pending.length > longestText) throw new Error('shared text too long')
  }
  return texts
}
