import { afterAll } from 'vitest'
import type { Upload } from '../http/upload.ts'
import { openParsePool } from '../parsing/parse-pool.ts'
import { providerSender } from '../parsing/turns.ts'
import type { UploadLimits } from './inspect-content.ts'
import { inspectUpload } from './inspect-upload.ts'

export const sentFile = (bytes: Uint8Array, fileName: string): Upload => ({
  bytes: Buffer.from(bytes),
  fileName,
  sender: providerSender('test'),
})

/** How uploads fare: what became of one that must be accepted, and why one was refused. */
export function uploads() {
  const parsing = openParsePool()
  afterAll(() => parsing.close())
  return {
    parsing,
    async accepted(bytes: Uint8Array, name: string, limits?: Partial<UploadLimits>) {
      const outcome = await inspectUpload(parsing, sentFile(bytes, name), limits)
      if (!outcome.ok) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.params)}`)
      return outcome.file
    },
    async reasonFor(bytes: Uint8Array, name: string, limits?: Partial<UploadLimits>) {
      const outcome = await inspectUpload(parsing, sentFile(bytes, name), limits)
      return outcome.ok ? 'accepted' : outcome.reason
    },
  }
}
