import { openTariffTexts, type TariffNames, type TariffTexts } from './tariff-texts.ts'

/** A provider's system sends its codes in many batches: the thread is kept for the next batch and ended when idle. */
const keptFor = 30_000

let kept: ReturnType<typeof openTariffTexts> | undefined
let leaving: NodeJS.Timeout | undefined
let turn: Promise<unknown> = Promise.resolve()

/** Like `prepare`, for concurrent callers. */
export function preparedTexts(names: readonly TariffNames[]): Promise<TariffTexts[]> {
  const mine = turn.then(() => prepare(names))
  turn = mine.catch(() => undefined)
  return mine
}

async function prepare(names: readonly TariffNames[]): Promise<TariffTexts[]> {
  clearTimeout(leaving)
  kept ??= openTariffTexts()
  try {
    return await kept.prepare(names)
  } catch (error) {
    await letGo()
    throw error
  } finally {
    leaving = setTimeout(() => void letGo(), keptFor)
    leaving.unref()
  }
}

async function letGo(): Promise<void> {
  const going = kept
  kept = undefined
  await going?.close()
}
