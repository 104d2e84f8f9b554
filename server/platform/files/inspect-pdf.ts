import { constants, inflateSync } from 'node:zlib'
import { type Outcome, refused } from './outcome.ts'

// What starts programs or scripts when the file is opened; names may be written with #xx escapes.
const activeNames = /\/(JavaScript|JS|Launch|RichMedia)(?![A-Za-z0-9])/
const maxObjectStreams = 2000
const maxObjectBytes = 4 * 1024 * 1024
const maxAllObjectBytes = 32 * 1024 * 1024

export function inspectPdf(bytes: Buffer): Outcome<object, 'file.pdfBroken' | 'file.pdfActive'> {
  const hasHead = bytes.subarray(0, 1024).includes('%PDF-')
  const tail = bytes.subarray(-2048)
  if (!hasHead || !tail.includes('%%EOF') || !bytes.includes('startxref')) return refused('file.pdfBroken')
  for (const text of readableParts(bytes)) {
    if (activeNames.test(unescapeNames(text))) return refused('file.pdfActive')
  }
  return { ok: true }
}

/** The file's text between its streams, and the objects that newer files keep compressed inside streams. */
function* readableParts(bytes: Buffer): Generator<string> {
  let at = 0
  let objectStreams = 0
  let unpacked = 0
  while (at < bytes.length) {
    const start = bytes.indexOf('stream', at)
    const dictionary = bytes.toString('latin1', at, start < 0 ? bytes.length : start)
    yield dictionary
    if (start < 0) return
    const end = bytes.indexOf('endstream', start + 6)
    const stop = end < 0 ? bytes.length : end
    // Only the last dictionary before the stream describes it.
    if (
      dictionary.slice(dictionary.lastIndexOf(' obj')).includes('/ObjStm') &&
      objectStreams < maxObjectStreams
    ) {
      objectStreams += 1
      const text = unpack(bytes.subarray(start + 6, stop))
      unpacked += text.length
      yield text
      if (unpacked > maxAllObjectBytes) return
    }
    at = stop + 9
  }
}

function unpack(stream: Buffer): string {
  const start = stream[0] === 0x0d ? 2 : 1
  try {
    return inflateSync(stream.subarray(start), {
      maxOutputLength: maxObjectBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1')
  } catch {
    return ''
  }
}

function unescapeNames(text: string): string {
  return text.includes('#')
    ? text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
}
