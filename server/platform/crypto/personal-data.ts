import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type DataKeySettings, loadDataKeys } from './data-key.ts'

/** Seals ID card and bank account numbers for the database (PIPL), and finds equal ones by fingerprint. */
export type PersonalData = {
  seal(plain: string): string
  open(sealed: string): string
  /** Equal texts have equal fingerprints, for look-ups and unique indexes. */
  fingerprint(plain: string): string
  /** Fingerprints under the current and all former keys: search with these while a key change is under way. */
  fingerprintsToSearch(plain: string): string[]
  /** True for what a former key sealed; a job seals it again with the current one. */
  isSealedWithFormerKey(sealed: string): boolean
}

export class SealBroken extends Error {
  override name = 'SealBroken'
}

type KeySet = { id: string; sealing: Buffer; fingerprinting: Buffer }

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

export async function openPersonalData(settings: DataKeySettings, isFilled = false): Promise<PersonalData> {
  const [current, ...former] = await loadDataKeys(settings, isFilled)
  return personalDataWith(current, former)
}

export function personalDataWith(currentKey: Buffer, formerKeys: readonly Buffer[] = []): PersonalData {
  const current = deriveKeys(currentKey)
  const keys = new Map([...formerKeys.map(deriveKeys), current].map((key) => [key.id, key]))

  return {
    seal(plain) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current.sealing, iv)
      const label = `${version}.${current.id}`
      cipher.setAAD(Buffer.from(label))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${label}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },

    open(sealed) {
      const [sealedVersion, keyId = '', payload = ''] = sealed.split('.')
      if (sealedVersion !== version) throw new SealBroken('not a sealed text')
      const key = keys.get(keyId)
      if (!key) throw new SealBroken(`sealed with a key that is not at hand: ${keyId}`)
      const bytes = Buffer.from(payload, 'base64url')
      if (bytes.length < ivBytes + tagBytes) throw new SealBroken('sealed text is cut off')
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(`${version}.${keyId}`))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes + tagBytes)),
          decipher.final(),
        ]).toString()
      } catch (cause) {
        throw new SealBroken('sealed text was changed', { cause })
      }
    },

    fingerprint: (plain) => fingerprintWith(current, plain),
    fingerprintsToSearch: (plain) => [...keys.values()].map((key) => fingerprintWith(key, plain)),
    isSealedWithFormerKey: (sealed) => sealed.split('.')[1] !== current.id,
  }
}

// One configured key, two derived ones: the fingerprint must not be computed with the key that encrypts.
function deriveKeys(key: Buffer): KeySet {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `quayside ${purpose}`, 32))
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 8),
    sealing: derive('seal'),
    fingerprinting: derive('fingerprint'),
  }
}

function fingerprintWith(key: KeySet, plain: string): string {
  return `${key.id}.${createHmac('sha256', key.fingerprinting).update(plain).digest('base64url')}`
}
