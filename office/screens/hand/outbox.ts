import { createStore, type Store } from '@quayside/kit/page/store.ts'
import type { Scan } from './scan.ts'

export type Entry = {
  /** Also its Idempotency-Key: however often it is sent, it is done once. */
  readonly key: string
  readonly at: string
  /** The pallet, lot or order, for the list of scans. */
  readonly label: string
  readonly scan: Scan
  readonly state: 'waiting' | 'sent' | 'refused'
  /** What is sent: made once, because the same key with another body is refused. */
  readonly body?: object
  readonly problem?: string
}

/** The store in which entries outlive the page. */
export type Keeper = {
  all(): Promise<Entry[]>
  put(entry: Entry): Promise<void>
  remove(key: string): Promise<void>
}

/** `unanswered`: whether the call arrived is not known, so it is sent again under the same key. */
export type Sent = 'done' | 'unanswered' | { readonly refused: string }

type Parts = {
  readonly keeper: Keeper
  /** Keeps the body that it makes before it sends it. */
  readonly send: (entry: Entry, keep: (body: object) => Promise<void>) => Promise<Sent>
  readonly now?: () => string
  readonly newKey?: () => string
}

export type Outbox = {
  readonly entries: Store<readonly Entry[]>
  /** The last attempt was not answered. */
  readonly isCut: Store<boolean>
  add(scan: Scan, label: string): Promise<void>
  /** Sends what waits, in the order of the scans; one run at a time. */
  flush(): Promise<void>
  drop(key: string): Promise<void>
}

/** Sent entries that stay listed. */
const remembered = 20

/** Keeps each scan until the server has answered it. */
export async function openOutbox({ keeper, send, ...parts }: Parts): Promise<Outbox> {
  const now = parts.now ?? (() => new Date().toISOString())
  const newKey = parts.newKey ?? (() => crypto.randomUUID())
  const byTime = (a: Entry, b: Entry): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)
  const entries = createStore<readonly Entry[]>((await keeper.all()).toSorted(byTime))
  const isCut = createStore(false)
  let run: Promise<void> | undefined

  async function write(entry: Entry): Promise<void> {
    await keeper.put(entry)
    const others = entries.get().filter(({ key }) => key !== entry.key)
    entries.set([...others, entry].toSorted(byTime))
  }
  async function drop(key: string): Promise<void> {
    await keeper.remove(key)
    entries.set(entries.get().filter((entry) => entry.key !== key))
  }
  async function forgetOld(): Promise<void> {
    const sent = entries.get().filter(({ state }) => state === 'sent')
    for (const { key } of sent.slice(0, -remembered)) await drop(key)
  }
  async function sendAll(): Promise<void> {
    for (;;) {
      const next = entries.get().find(({ state }) => state === 'waiting')
      if (!next) break
      const sent = await send(next, (body) => write({ ...next, body }))
      isCut.set(sent === 'unanswered')
      // What comes after it may depend on it, so nothing overtakes.
      if (sent === 'unanswered') return
      const { problem: _problem, ...entry } = next
      await write(
        sent === 'done' ? { ...entry, state: 'sent' } : { ...entry, state: 'refused', problem: sent.refused },
      )
    }
    await forgetOld()
  }
  const flush = (): Promise<void> => {
    run ??= sendAll().finally(() => {
      run = undefined
    })
    return run
  }
  return {
    entries,
    isCut,
    flush,
    drop,
    async add(scan, label) {
      await write({ key: newKey(), at: now(), label, scan, state: 'waiting' })
      // A run that is under way may have looked at the end already.
      await run
      void flush()
    },
  }
}
