import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { afterAll, beforeEach } from 'vitest'
import { testClock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { usualPoliteness } from './fetch-page.ts'
import { rateFetchers, ratePages } from './fetch-rates.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A page that answers with a text. */
export const page =
  (text: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(text)

/** A test app whose rates are fetched from pages served here. */
export async function fetchingApp() {
  const app = await testApp({ clock: testClock('2026-11-13T03:00:00Z') })
  let answers: readonly Answer[] = []
  let asked = 0
  const pages = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked++
    answer?.(response, request)
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`
  const staff = <T>(work: (tx: Tx) => Promise<T>) => app.platform.staff.transaction([], work)
  afterAll(async () => {
    pages.closeAllConnections()
    await new Promise((resolve) => pages.close(resolve))
  })
  beforeEach(async () => {
    asked = 0
    app.logLines.length = 0
    await staff((tx) => tx.deleteFrom('rate').execute())
  })
  const fetched = async (
    source: RateSourceKey,
    served: readonly Answer[],
    timeoutMs: number,
  ): Promise<void> => {
    answers = served
    asked = 0
    const config = { ...app.platform.config, environment: { [ratePages[source].setting]: address } }
    const politeness = { timeoutMs, maxBytes: 50_000, pauseMs: 5 }
    const job = rateFetchers({ ...app.platform, config }, politeness).find(
      ({ name }) => name === `rates-${source}`,
    )
    await job?.run({})
  }
  return {
    app,
    staff,
    /** How many calls the last run made. */
    asked: () => asked,
    /** The job as the scheduler would run it, with the local page as its address. */
    async run(source: RateSourceKey, ...served: Answer[]): Promise<void> {
      await fetched(source, served, usualPoliteness.timeoutMs)
    },
    /** The same, with a page that is given up after so long. */
    runWithin: (timeoutMs: number, source: RateSourceKey, answer: Answer) =>
      fetched(source, [answer], timeoutMs),
    stored: () =>
      staff((tx) =>
        tx
          .selectFrom('rate')
          .select(['source', 'currency', 'day', 'middle', 'buying', 'cash_buying', 'selling', 'published_at'])
          .orderBy('day')
          .orderBy('currency')
          .execute(),
      ),
    warnings: () =>
      app.logLines
        .map((line) => JSON.parse(line) as { level: number; msg: string })
        .filter(({ level }) => level >= 40)
        .map(({ msg }) => msg),
  }
}
