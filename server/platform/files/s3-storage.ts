import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { systemClock } from '../clock.ts'
import { StartRefused } from '../start-refused.ts'
import { callS3, type S3Content, S3Refused } from './s3-request.ts'
import { encoded, type S3Keys } from './s3-signature.ts'
import { type FileStorage, isStorageKey, requireStorageKey, StoredFileMissing } from './storage.ts'

/** s3://key:secret@host:port/bucket?region=…&insecure=1&style=host (style=host for stores that want bucket.host). */
export function s3Storage(address: string): FileStorage {
  const { keys, urlOf } = connect(address)

  return {
    async put(key, content, mime) {
      requireStorageKey(key)
      const url = urlOf(key)
      const upload = async (file: Omit<S3Content, 'mime'>) => {
        const answer = await callS3({ method: 'PUT', url, content: { ...file, mime } }, keys, systemClock)
        answer.resume()
      }
      if (content instanceof Readable) return withSpooled(content, upload)
      const sha256 = createHash('sha256').update(content).digest('hex')
      await upload({ open: () => content, length: content.length, sha256 })
    },

    async open(key, part) {
      requireStorageKey(key)
      const range = part && `bytes=${part.start}-${part.end}`
      try {
        return await callS3({ method: 'GET', url: urlOf(key), range }, keys, systemClock)
      } catch (error) {
        throw error instanceof S3Refused && error.status === 404 ? new StoredFileMissing(key) : error
      }
    },

    async remove(key) {
      requireStorageKey(key)
      const answer = await callS3({ method: 'DELETE', url: urlOf(key) }, keys, systemClock)
      answer.resume()
    },

    async *list() {
      let next: string | undefined
      do {
        const url = urlOf('')
        url.searchParams.set('list-type', '2')
        if (next !== undefined) url.searchParams.set('continuation-token', next)
        const page = await text(await callS3({ method: 'GET', url }, keys, systemClock))
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isStorageKey(key)) yield key
        next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]?.replaceAll('&amp;', '&')
      } while (next !== undefined)
    },
  }
}

function connect(address: string): { keys: S3Keys; urlOf: (key: string) => URL } {
  const url = new URL(address)
  const bucket = decodeURIComponent(url.pathname.slice(1))
  if (!url.host || !bucket || !url.username || !url.password) {
    // The address holds the secret, so the message must not quote it.
    throw new StartRefused('FILES_URL must look like s3://key:secret@host:port/bucket.')
  }
  const protocol = url.searchParams.get('insecure') === '1' ? 'http' : 'https'
  const root =
    url.searchParams.get('style') === 'host'
      ? `${protocol}://${bucket}.${url.host}`
      : `${protocol}://${url.host}/${encoded(bucket)}`
  return {
    urlOf: (key) => new URL(key === '' ? root : `${root}/${key}`),
    keys: {
      region: url.searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  }
}

// S3 wants length and hash before the first byte. A file on the disk knows them, and can be sent again on a retry.
async function withSpooled(
  content: Readable,
  upload: (file: Omit<S3Content, 'mime'>) => Promise<unknown>,
): Promise<void> {
  const path = join(tmpdir(), `quayside-${randomBytes(12).toString('hex')}`)
  const hash = createHash('sha256')
  let length = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      length += chunk.length
      done(null, chunk)
    },
  })
  try {
    await pipeline(content, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    await upload({ open: () => createReadStream(path), length, sha256: hash.digest('hex') })
  } finally {
    await rm(path, { force: true })
  }
}
