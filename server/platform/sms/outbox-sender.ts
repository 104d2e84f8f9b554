import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { SmsSender } from './sms-sender.ts'

/** For a server without a carrier: the operator reads the messages in DATA_DIR/outbox/sms.jsonl. */
export function outboxSender(dataDir: string, clock: Clock): SmsSender {
  const folder = join(dataDir, 'outbox')
  return {
    async send(mobile, text, template) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const line = JSON.stringify({ at: clock.now().toISOString(), mobile, text, ...template })
      // One append of one line stays whole between processes; the file holds valid codes, so only its owner may read it.
      await appendFile(join(folder, 'sms.jsonl'), `${line}\n`, { mode: 0o600 })
    },
  }
}
