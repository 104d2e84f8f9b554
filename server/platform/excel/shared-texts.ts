import type { ZipEntry } from '../files/zip-directory.ts'
import { unzippedText } from './unzip-text.ts'
import { resumeAt, runsText } from './xml-text.ts'

const longestText = 4 * 1024 * 1024
const itemEnd = /<\/(?:\w+:)?si>|<(?:\w+:)?si\s*\/>/g

/** The table of texts that cells refer to by number. It alone must be held as a whole. */
export async function readSharedTexts(bytes: Buffer, entry: ZipEntry): Promise<string[]> {
  const texts: string[] = []
  let pending = ''
  let searched = 0
  for await (const text of unzippedText(bytes, entry)) {
    pending += text
    let from = 0
    itemEnd.lastIndex = searched
    for (let found = itemEnd.exec(pending); found; found = itemEnd.exec(pending)) {
      texts.push(runsText(pending.slice(from, found.index)))
      from = found.index + found[0].length
    }
    pending = pending.slice(from)
    searched = resumeAt(pending)
    if (pending.length > longestText) throw new Error('shared text too long')
  }
  return texts
}
