import { type FileKind, fileKinds } from './file-kinds.ts'

const longest = 200
/** The most characters that are looked at; a longer name is looked at from its end, where the ending is. */
const longestGiven = 1000

// Known extensions; any other text after a full stop ('contract.v2') belongs to the name.
const knownEndings =
  /\.(jpe?g|png|webp|gif|bmp|tiff?|heic|svg|pdf|xlsx?|xlsm|xlsb|docx?|docm|pptx?|csv|txt|zip|rar|7z|html?|xml|ofd|js|exe|bat|cmd|com|scr|msi|lnk|ps1|vbs)$/i

/** A name that is safe to show and to save, ending as its content demands. */
export function cleanFileName(given: string, kind: FileKind): string {
  const ending = endingOf(given)
  const allowed: readonly string[] = fileKinds[kind].extensions
  const extension = allowed.includes(ending) ? ending : fileKinds[kind].extensions[0]
  let stem = cleanText(given)
  // 'invoice.pdf.exe' must not keep a second ending that looks like its type.
  while (knownEndings.test(stem)) stem = stem.replace(knownEndings, '')
  stem = stem.replace(/^[.\s]+|[.\s]+$/g, '')
  const room = longest - extension.length - 1
  // An unpaired half of a character at the cut is dropped, not shown as a question mark.
  const cut = stem
    .slice(0, room)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return `${cut === '' ? 'file' : cut}.${extension}`
}

/** The ending as the user gave it, in lower case and without the full stop. */
export function endingOf(given: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(cleanText(given))?.[1]?.toLowerCase() ?? ''
}

function cleanText(given: string): string {
  return (
    given
      .slice(-longestGiven)
      .toWellFormed()
      .normalize('NFC')
      .replace(/^.*[/\\]/s, '')
      // Cf holds the invisible and direction-turning characters: with U+202E 'fdp.exe' reads as 'exe.pdf'
      .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
      .replace(/[<>:"|?*]/g, '_')
      .trim()
  )
}
