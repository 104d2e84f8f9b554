import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type TariffNames = { readonly zhCN: string; readonly zhTW: string; readonly en: string }
/** The name in traditional writing, and what keywords are looked for in. */
export type TariffTexts = { readonly zhTW: string; readonly search: string }

export type TariffTextsAnswer =
  | { readonly ok: true; readonly texts: TariffTexts[] }
  | { readonly ok: false; readonly message: string }

const threadLimits = { maxOldGenerationSizeMb: 512 }

/**
 * Pinyin and traditional writing of a whole tariff are seconds of computation and large tables. In a thread of its
 * own it delays no other request, and its memory is freed after the import.
 */
export function openTariffTexts() {
  const worker = new Worker(new URL('./tariff-texts-worker.ts', import.meta.url), {
    resourceLimits: threadLimits,
  })
  return {
    /** One batch at a time. */
    async prepare(names: readonly TariffNames[]): Promise<TariffTexts[]> {
      const firstMessage = once(worker, 'message') as Promise<[TariffTextsAnswer]>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins, windows do
      worker.postMessage(names)
      const [answer] = await firstMessage
      if (!answer.ok) throw new Error(`texts of the tariff not prepared: ${answer.message}`)
      return answer.texts
    },
    async close(): Promise<void> {
      await worker.terminate()
    },
  }
}
