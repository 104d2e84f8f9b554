import { statfs } from 'node:fs/promises'
import type { SystemStatus } from '@quayside/contract/office/system.ts'

/** The disk of the data folder; with a database and a storage elsewhere it holds the outbox and little else. */
export async function readDisk(folder: string): Promise<SystemStatus['disk']> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder)
    return { bytes: bsize * blocks, freeBytes: bsize * bavail }
  } catch {
    return null
  }
}
