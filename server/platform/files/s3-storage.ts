import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { StartRefused } from '../start-refused.ts'
import { type FileStorage, isStorageKey, requireStorageKey, StoredFileMissing } from './storage.ts'

/** s3://key:secret@host:port/bucket?region=…&insecure=1&style=host (style=host for stores that want bucket.host). */
export function s3Storage(address: string): FileStorage {
  const { client, bucket } = connect(address)

  return {
    async put(key, content, mime) {
      requireStorageKey(key)
      const upload = (body: Uint8Array | Readable, length: number) =>
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: body,
            ContentLength: length,
            ContentType: mime,
          }),
        )
      if (content instanceof Readable) await withSpooled(content, upload)
      else await upload(content, content.length)
    },

    async open(key, part) {
      requireStorageKey(key)
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(part && { Range: `bytes=${part.start}-${part.end}` }),
          }),
        )
        if (Body instanceof Readable) return Body
      } catch (error) {
        if (!(error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)) throw error
      }
      throw new StoredFileMissing(key)
    },

    async remove(key) {
      requireStorageKey(key)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },

    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken }))
        for (const { Key } of page.Contents ?? []) if (Key && isStorageKey(Key)) yield Key
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

function connect(address: string): { client: S3Client; bucket: string } {
  const url = new URL(address)
  const bucket = decodeURIComponent(url.pathname.slice(1))
  if (!url.host || !bucket || !url.username || !url.password) {
    // The address holds the secret, so the message must not quote it.
    throw new StartRefused('FILES_URL must look like s3://key:secret@host:port/bucket.')
  }
  const protocol = url.searchParams.get('insecure') === '1' ? 'http' : 'https'
  const client = new S3Client({
    endpoint: `${protocol}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: url.searchParams.get('style') !== 'host',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    // Amazon's newer checksum trailers are unknown to many compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  })
  return { client, bucket }
}

// S3 wants the length before the first byte. A file on the disk knows it, and can be sent again on a retry.
async function withSpooled(
  content: Readable,
  upload: (body: Readable, length: number) => Promise<unknown>,
): Promise<void> {
  const path = join(tmpdir(), `quayside-${randomBytes(12).toString('hex')}`)
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    await upload(createReadStream(path), (await stat(path)).size)
  } finally {
    await rm(path, { force: true })
  }
}
