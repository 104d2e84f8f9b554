import { parentPort } from 'node:worker_threads'
import { Converter } from 'opencc-js/cn2t'
import { hsSearchText } from './hs-search-text.ts'
import type { TariffNames, TariffTexts, TariffTextsAnswer } from './tariff-texts.ts'

const toTraditional = Converter({ from: 'cn', to: 'tw' })

parentPort?.on('message', (names: readonly TariffNames[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins, windows do
  void prepare(names).then((answer) => parentPort?.postMessage(answer))
})

async function prepare(names: readonly TariffNames[]): Promise<TariffTextsAnswer> {
  try {
    const texts: TariffTexts[] = []
    for (const { zhCN, zhTW, en } of names) {
      const traditional = zhTW === '' ? toTraditional(zhCN) : zhTW
      texts.push({ zhTW: traditional, search: await hsSearchText({ zhCN, zhTW: traditional, en }) })
    }
    return { ok: true, texts }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'unknown' }
  }
}
