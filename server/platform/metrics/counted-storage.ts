import { type FileStorage, StorageAway } from '../files/storage.ts'
import type { Metrics } from './metrics.ts'

/** The same storage, with its failures counted; a file that is missing is none. */
export function countedStorage(storage: FileStorage, metrics: Metrics): FileStorage {
  const counted = async <T>(call: string, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof StorageAway) metrics.quayside_storage_errors_total.add(1, call)
      throw error
    }
  }
  return {
    ...storage,
    put: (key, content, mime) => counted('put', storage.put(key, content, mime)),
    open: (key, part) => counted('open', storage.open(key, part)),
    remove: (key) => counted('remove', storage.remove(key)),
  }
}
