import { inflateSync } from 'node:zlib'
import { type Outcome, refused } from './outcome.ts'
import { pdfParts } from './pdf-parts.ts'

type PdfReason = 'file.pdfBroken' | 'file.pdfActive' | 'file.pdfUnreadable' | 'file.encrypted'

const maxObjectBytes = 4 * 1024 * 1024
const maxAllObjectBytes = 32 * 1024 * 1024

/** A letter of a name as it may be written: itself or #xx. */
const spellings = (letter: string): string => {
  const hex = letter.charCodeAt(0).toString(16)
  return `(?:${letter}|#${hex}|#${hex.toUpperCase()})`
}
const named = (names: readonly string[], flags = ''): RegExp =>
  new RegExp(
    `/(?:${names.map((name) => Array.from(name, spellings).join('')).join('|')})(?![A-Za-z0-9#])`,
    flags,
  )

// What runs, sends, or carries other files. Looked for in every byte, because a cross-reference may lead anywhere, also
// into the middle of a stream; these names are too long for compressed data to contain them by chance.
const activeNames = named([
  'JavaScript',
  'Launch',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'EmbeddedFile',
  'EmbeddedFiles',
])
const activeShortNames = named(['JS', 'XFA'])
const encryption = named(['Encrypt'])
// Readers take any stream with these entries for one that holds objects, whatever its type says.
const objectHolder = named(['ObjStm', 'First'])
const unusualCoding = named(['DecodeParms', 'DP', 'F', 'FFilter'])
const anyFilter = named(['Filter'], 'g')
const onlyFlate = /\/Filter\s*(?:\/FlateDecode(?![A-Za-z0-9#])|\[\s*\/FlateDecode\s*\])/

const isActive = (text: string): boolean => activeNames.test(text) || activeShortNames.test(text)

/** Stricter than a reader: what cannot be read here is refused, because a PDF reader might still interpret it. */
export function inspectPdf(bytes: Buffer): Outcome<object, PdfReason> {
  const hasHead = bytes.subarray(0, 1024).includes('%PDF-')
  const tail = bytes.subarray(-2048)
  if (!hasHead || !tail.includes('%%EOF') || !bytes.includes('startxref')) return refused('file.pdfBroken')
  const all = bytes.toString('latin1')
  if (encryption.test(all)) return refused('file.encrypted')
  if (activeNames.test(all)) return refused('file.pdfActive')
  let unpacked = 0
  for (const part of pdfParts(bytes)) {
    switch (part.kind) {
      case 'broken':
        return refused('file.pdfBroken')
      case 'text':
        if (activeShortNames.test(part.text)) return refused('file.pdfActive')
        break
      case 'hidden':
        if (objectHolder.test(part.text)) return refused('file.pdfUnreadable')
        break
      case 'stream': {
        if (!objectHolder.test(part.dictionary)) break
        const objects = objectsIn(part.dictionary, part.content)
        unpacked += objects?.length ?? 0
        if (objects === undefined || unpacked > maxAllObjectBytes) return refused('file.pdfUnreadable')
        if (isActive(objects)) return refused('file.pdfActive')
      }
    }
  }
  return { ok: true }
}

/** The text of a stream that holds objects; undefined when it is packed in a way that no ordinary writer uses. */
function objectsIn(dictionary: string, content: Buffer): string | undefined {
  if (unusualCoding.test(dictionary)) return undefined
  const filters = dictionary.match(anyFilter)?.length ?? 0
  if (filters === 0) return content.toString('latin1')
  if (filters > 1 || !onlyFlate.test(dictionary)) return undefined
  try {
    return inflateSync(content, { maxOutputLength: maxObjectBytes }).toString('latin1')
  } catch {
    return undefined
  }
}
