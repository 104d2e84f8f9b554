import { type Outcome, refused } from './outcome.ts'
import { inspectZip, unzipPart, type ZipLimits } from './zip-directory.ts'

type OfficeReason =
  | 'file.officeBroken'
  | 'file.officeMacros'
  | 'file.encrypted'
  | 'file.bomb'
  | 'file.notOffice'

const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const maxContentTypesBytes = 2 * 1024 * 1024

/** The container of Office 97-2003 files, and of password-protected newer ones. */
export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(compoundFile)
}

/** Office wraps a password-protected workbook in a compound file with this stream. */
export function isEncryptedOffice(bytes: Buffer): boolean {
  return isCompoundFile(bytes) && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}

export async function inspectOffice(
  bytes: Buffer,
  limits: ZipLimits,
): Promise<Outcome<{ kind: 'xlsx' | 'docx' | 'ofd' }, OfficeReason>> {
  const zip = inspectZip(bytes, limits)
  if (!zip.ok) {
    const reasons = { broken: 'file.officeBroken', encrypted: 'file.encrypted', bomb: 'file.bomb' } as const
    return refused(reasons[zip.flaw])
  }
  // It has neither macros nor programs; what it names on the web is opened by no reader here.
  if (zip.entries.has('OFD.xml')) return { ok: true, kind: 'ofd' }
  const kind = zip.entries.has('xl/workbook.xml')
    ? 'xlsx'
    : zip.entries.has('word/document.xml')
      ? 'docx'
      : undefined
  const contentTypes = zip.entries.get('[Content_Types].xml')
  if (!kind || !contentTypes) return refused('file.notOffice')
  const types = await unzipPart(bytes, contentTypes, maxContentTypesBytes)
  if (!types) return refused('file.officeBroken')
  // The part may carry any name; without its content type no program would run it.
  const hasMacroType = /vbaProject|macroEnabled|macrosheet|intlmacrosheet/i.test(types.toString('utf8'))
  const hasMacroPart = [...zip.entries.keys()].some((name) => /vbaProject\.bin$|macrosheets\//i.test(name))
  return hasMacroType || hasMacroPart ? refused('file.officeMacros') : { ok: true, kind }
}
