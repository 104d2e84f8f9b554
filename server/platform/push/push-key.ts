import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Platform } from '../platform.ts'

type PushKey = {
  /** As browsers take it: a point of the curve in base64url. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

const opened = new WeakMap<Platform['staff'], Promise<PushKey>>()

/**
 * The pair of keys by which push services know this server (VAPID, RFC 8292), made once for a database: another pair would
 * end all subscriptions. It is kept in the database, sealed, so that all processes and every backup have it.
 */
export function pushKeyOf(platform: Pick<Platform, 'staff' | 'personalData'>): Promise<PushKey> {
  const known = opened.get(platform.staff)
  if (known) return known
  const opening = openPushKey(platform)
  opened.set(platform.staff, opening)
  opening.catch(() => opened.delete(platform.staff))
  return opening
}

async function openPushKey({ staff, personalData }: Pick<Platform, 'staff' | 'personalData'>) {
  const made = makeKey()
  const row = await staff.transaction([], async (tx) => {
    await tx
      .insertInto('push_key')
      .values({ public_key: made.publicKey, private_sealed: personalData.seal(made.privateText) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Read again: another process that started at the same time may have written it.
    const found = await tx.selectFrom('push_key').selectAll().forUpdate().executeTakeFirstOrThrow()
    if (personalData.isSealedWithFormerKey(found.private_sealed))
      await tx
        .updateTable('push_key')
        .set({ private_sealed: personalData.seal(personalData.open(found.private_sealed)) })
        .execute()
    return found
  })
  return {
    publicKey: row.public_key,
    privateKey: createPrivateKey(personalData.open(row.private_sealed)),
  }
}

function makeKey(): { publicKey: string; privateText: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return {
    publicKey: point.toString('base64url'),
    privateText: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

/** A service refuses a token that is valid for more than a day. */
const validHours = 12

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Says to the service of an address who sends, for some hours. */
export function authorizationFor(key: PushKey, address: string, sender: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + validHours * 3600
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(address).origin, exp: expires, sub: sender })}`
  const signature = sign('sha256', Buffer.from(signed), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`
}

/** Whom a service writes to about what we send: the portal's address, or that of its e-mails. */
export function senderOf({ config }: Pick<Platform, 'config'>): string {
  const mail = /[^\s<>]+@[^\s<>]+/.exec(config.environment['MAIL_FROM'] ?? '')?.[0]
  if (mail !== undefined) return `mailto:${mail}`
  return config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:postmaster@localhost.localdomain'
}
