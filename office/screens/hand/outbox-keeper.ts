import type { Entry, Keeper } from './outbox.ts'

const table = 'entries'

/** In IndexedDB, because photos are too large for other storage; one database for each member of staff. */
export function openKeeper(staffId: string): Keeper {
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`office-scans-${staffId}`, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(table, { keyPath: 'key' }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('scans cannot be kept')))
  })
  async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = await opened
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode)
      const request = work(transaction.objectStore(table))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('error', () =>
        reject(transaction.error ?? new Error('a scan was not kept')),
      )
    })
  }
  return {
    all: () => run<Entry[]>('readonly', (store) => store.getAll()),
    async put(entry) {
      await run('readwrite', (store) => store.put(entry))
    },
    async remove(key) {
      await run('readwrite', (store) => store.delete(key))
    },
  }
}
