/** Text in UTF-8 or in GB18030 (which contains GBK); undefined for anything that is not plain text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'gb18030')
  // oxlint-disable-next-line no-control-regex -- control characters distinguish binary data from text
  return text === undefined || /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffe\uffff]/.test(text)
    ? undefined
    : text
}

function tryDecode(bytes: Uint8Array, encoding: 'utf-8' | 'gb18030'): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
