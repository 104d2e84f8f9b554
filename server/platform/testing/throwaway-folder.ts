import { createHash } from 'node:crypto'
import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** A run of all tests takes less than one; a container has often no more than 64 MB there. */
const wantedBytes = 4_000_000_000

/**
 * The folder of this checkout for what a run of tests throws away, unless the variable names one, which the processes of
 * the run inherit. It lies in memory where the system has such a place and room in it, and is given back with the end
 * of the first process: copying a database of 1,600 small files there takes 0.04 s of processor time each time; on a
 * disk from which many such copies were removed before, up to a second. Nor does a commit wait for the disk.
 */
export function throwawayFolder(root: string, name: string, variable: string): string {
  const named = process.env[variable]
  if (named !== undefined) return named
  const folder = hasRoom() ? inMemoryOf(root, name) : join(root, '.data', name)
  process.env[variable] = folder
  return folder
}

function inMemoryOf(root: string, name: string): string {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const folder = join(inMemory, `quayside-${checkout}-${name}`)
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // A server that is still ending writes there; the next run takes the same place.
    }
  })
  return folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, process.availableMemory()) >= wantedBytes
  } catch {
    return false
  }
}
