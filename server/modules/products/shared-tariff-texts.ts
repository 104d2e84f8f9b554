import { openTariffTexts, type TariffNames, type TariffTexts } from './tariff-texts.ts'

/** A provider's system sends its codes in many batches: the thread is kept for the next batch and ended when idle. */
const idleTime = 30_000

let shared: ReturnType<typeof openTariffTexts> | undefined
let idleTimer: NodeJS.Timeout | undefined
let turn: Promise<unknown> = Promise.resolve()

/** Like `prepare`, for concurrent callers. */
export function preparedTexts(names: readonly TariffNames[]): Promise<TariffTexts[]> {
  const mine = turn.then(() => prepare(names))
  turn = mine.catch(() => undefined)
  return mine
}

async function prepare(names: readonly TariffNames[]): Promise<TariffTexts[]> {
  clearTimeout(idleTimer)
  shared ??= openTariffTexts()
  try {
    return await shared.prepare(names)
  } catch (error) {
    await closeTexts()
    throw error
  } finally {
    idleTimer = setTimeout(() => void closeTexts(), idleTime)
    idleTimer.unref()
  }
}

async function closeTexts(): Promise<void> {
  const closing = shared
  shared = undefined
  await closing?.close()
}
