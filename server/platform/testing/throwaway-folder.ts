import { createHash } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** A run of all tests takes less than one; a container has often no more than 64 MB there. */
const wantedBytes = 4_000_000_000

/**
 * The folder of this checkout for what a run of tests throws away: in memory, where the system has such a place and
 * room in it. Copying a database of 1,600 small files there takes 0.04 s of processor time each time; on a disk from
 * which many such copies were removed before, up to a second.
 */
export function throwawayFolder(root: string, name: string): string {
  if (!hasRoom()) return join(root, '.data', name)
  return join(inMemory, `quayside-${createHash('sha256').update(root).digest('hex').slice(0, 12)}-${name}`)
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, process.availableMemory()) >= wantedBytes
  } catch {
    return false
  }
}
