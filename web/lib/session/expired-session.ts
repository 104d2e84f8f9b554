import { createStore } from '@quayside/kit/page/store.ts'

/**
 * §8: body code 401 or 405, or HTTP 401, asks once whether to stay or to log in again, and then not for four
 * seconds. Calls that fail meanwhile wait for the same answer: after a log-in in place they are repeated.
 */
type ExpiredOutcome = 'restored' | 'stayed'

const quietFor = 4_000

/** Whether the prompt is open. */
export const isSessionPromptOpen = createStore(false)

let waiting: ((outcome: ExpiredOutcome) => void)[] = []
let lastAsked = Number.NEGATIVE_INFINITY

export function askAboutExpiredSession(now: number = Date.now()): Promise<ExpiredOutcome> {
  if (!isSessionPromptOpen.get()) {
    if (now - lastAsked < quietFor) return Promise.resolve('stayed')
    lastAsked = now
    isSessionPromptOpen.set(true)
  }
  return new Promise((resolve) => waiting.push(resolve))
}

export function answerExpiredSession(outcome: ExpiredOutcome): void {
  isSessionPromptOpen.set(false)
  const waitingCalls = waiting
  waiting = []
  for (const resolve of waitingCalls) resolve(outcome)
}
