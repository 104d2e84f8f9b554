/**
 * The specification's three-way match (§6), used by the front ends to hide what is not granted. The server
 * never uses it: it asks for the exact permission.
 * A key with neither dash nor tilde is granted by any entry that starts with `key-`; a key with a tilde by any
 * entry that contains the key's text without the tilde; a key with a dash by the exact entry.
 */
export function isGranted(key: string, granted: readonly string[]): boolean {
  if (key.includes('~')) {
    const part = key.replaceAll('~', '')
    return part !== '' && granted.some((entry) => entry.includes(part))
  }
  if (key.includes('-')) return granted.includes(key)
  return key !== '' && granted.some((entry) => entry.startsWith(`${key}-`))
}
