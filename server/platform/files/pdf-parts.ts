type PdfPart =
  /** What stands between the streams, without comments. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stream'; readonly dictionary: string; readonly content: Buffer }
  /** A comment, a string with the word `stream`, or a stream's bytes: an object in there would not be seen as one. */
  | { readonly kind: 'hidden'; readonly text: string }
  | { readonly kind: 'broken' }

const char = (text: string): number => text.charCodeAt(0)
const comment = char('%')
const openString = char('(')
const closeString = char(')')
const less = char('<')
const greater = char('>')
const slash = char('/')
const backslash = char('\\')
const lineFeed = char('\n')
const carriageReturn = char('\r')
const isLetter = (byte: number): boolean => byte >= char('a') && byte <= char('z')

/**
 * Walks the file once, in time that grows with its length alone. Words inside comments, strings and names are no keywords.
 * A stream's dictionary is all that stands since the end of the object before it.
 */
export function* pdfParts(bytes: Buffer): Generator<PdfPart> {
  let at = 0
  let from = 0
  let depth = 0
  let object: string[] = []
  const textUpTo = (end: number): PdfPart => {
    const text = bytes.toString('latin1', from, end)
    object.push(text)
    return { kind: 'text', text }
  }
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    const next = bytes[at + 1]
    if (byte === comment) {
      yield textUpTo(at)
      from = endOfLine(bytes, at)
      yield { kind: 'hidden', text: bytes.toString('latin1', at, from) }
      at = from
    } else if (byte === openString) {
      const end = endOfString(bytes, at)
      if (end === undefined) {
        yield { kind: 'broken' }
        return
      }
      const text = bytes.toString('latin1', at, end)
      if (text.includes('stream')) yield { kind: 'hidden', text }
      at = end
    } else if (byte === less && next === less) {
      depth += 1
      at += 2
    } else if (byte === less) {
      const end = bytes.indexOf('>', at)
      if (end < 0) {
        yield { kind: 'broken' }
        return
      }
      at = end + 1
    } else if (byte === greater && next === greater) {
      depth = Math.max(0, depth - 1)
      at += 2
    } else if (isLetter(byte)) {
      const end = endOfWord(bytes, at)
      const word =
        at > 0 && bytes[at - 1] === slash ? '' : bytes.toString('latin1', at, Math.min(end, at + 10))
      at = end
      if (word === 'endobj') {
        // A tolerant reader would continue in the dictionary and interpret entries that are not checked here.
        if (depth > 0) {
          yield { kind: 'broken' }
          return
        }
        yield textUpTo(end)
        object = []
        from = end
      } else if (word === 'stream') {
        yield textUpTo(end)
        const stop = bytes.indexOf('endstream', end)
        if (stop < 0) {
          yield { kind: 'broken' }
          return
        }
        const start = bytes[end] === carriageReturn && bytes[end + 1] === lineFeed ? end + 2 : end + 1
        const content = bytes.subarray(start, stop)
        yield { kind: 'stream', dictionary: object.join(' '), content }
        yield { kind: 'hidden', text: content.toString('latin1') }
        object = []
        depth = 0
        from = stop + 'endstream'.length
        at = from
      }
    } else at += 1
  }
  yield textUpTo(bytes.length)
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== lineFeed && bytes[at] !== carriageReturn) at += 1
  return at
}

function endOfWord(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && isLetter(bytes[at] ?? 0)) at += 1
  return at
}

function endOfString(bytes: Buffer, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === backslash) at += 1
    else if (byte === openString) depth += 1
    else if (byte === closeString) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}
