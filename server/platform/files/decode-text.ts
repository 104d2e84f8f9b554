/**
 * Text in UTF-8, in UTF-16 with its byte order mark, or in GB18030 (which contains GBK); undefined for anything that is
 * not plain text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = utf16Text(bytes) ?? tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'gb18030')
  // oxlint-disable-next-line no-control-regex -- control characters distinguish binary data from text
  return text === undefined || /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffe\uffff]/.test(text)
    ? undefined
    : text
}

function utf16Text(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return tryDecode(bytes, 'utf-16le')
  return bytes[0] === 0xfe && bytes[1] === 0xff ? tryDecode(bytes, 'utf-16be') : undefined
}

function tryDecode(
  bytes: Uint8Array,
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030',
): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
