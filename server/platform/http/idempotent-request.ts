import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import type { Asked } from '../session/idempotency.ts'
import type { ReadUpload, Upload } from './upload.ts'

export const longestKey = 200

/** The request as the Idempotency-Key knows it. */
export function askedOf(
  platform: Platform,
  request: FastifyRequest,
  { action, given }: { action: string; given?: () => ReadUpload | undefined },
): Asked {
  const header = request.headers['idempotency-key']
  const { id: target } = request.params as { id?: string }
  return {
    action,
    target,
    idempotencyKey: typeof header === 'string' && header !== '' ? header.slice(0, longestKey) : undefined,
    bodyHash: () => {
      const { upload, fields } = given?.() ?? {}
      const content = [
        request.url,
        fields ?? request.body ?? null,
        upload?.fileName,
        upload && hashOf(upload),
      ]
      // Keyed, because a body may hold a password.
      return Buffer.from(platform.personalData.fingerprint(JSON.stringify(content)))
    },
  }
}

const hashOf = ({ bytes }: Upload): string => createHash('sha256').update(bytes).digest('base64')
