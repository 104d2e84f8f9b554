import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@quayside/server/platform/config.ts'
import type { JobDefinition } from '@quayside/server/platform/jobs.ts'
import { openLog } from '@quayside/server/platform/log.ts'
import { type OpenedPlatform, openPlatform } from '@quayside/server/platform/open-platform.ts'
import { dataDir } from './place.ts'

/** The embedded server stores its password and its port beside the cluster. */
function ownerUrl(): string {
  const storedText = (name: string): string => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgres://quayside:${storedText('password')}@127.0.0.1:${storedText('port')}/quayside`
}

type Work<T> = (platform: OpenedPlatform) => Promise<T>

const open = (): Promise<OpenedPlatform> =>
  openPlatform(readConfig({ DATA_DIR: dataDir, DEMO: 'off', POOL_SIZE: '2' }), ownerUrl(), {
    log: openLog('fatal'),
  })
let opened: Promise<OpenedPlatform> | undefined

/**
 * The provider's side of a story, on the database of the server under test. Opened once by each worker, because that
 * takes longer than what most stories do with it; it ends with the worker.
 */
export const asProvider = async <T>(work: Work<T>): Promise<T> => work(await (opened ??= open()))

/** The same for a story that starts jobs: they end with it. */
export async function withJobs<T>(work: Work<T>): Promise<T> {
  const platform = await open()
  try {
    return await work(platform)
  } finally {
    await platform.close()
  }
}

/** What the server does every minute, at once: a story need not wait for it. */
export const runNow = (
  job: (platform: OpenedPlatform) => JobDefinition,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> =>
  asProvider(async ({ config, ...platform }) => {
    const environment = { ...config.environment, ...settings }
    await job({ ...platform, config: { ...config, environment } }).run({})
  })

type Texted = { mobile: string; template?: { code?: string }; code?: string }

const codesTo = (mobile: string): string[] =>
  readFileSync(join(dataDir, 'outbox/sms.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Texted)
    .filter((sent) => sent.mobile === mobile)
    .flatMap((sent) => sent.template?.code ?? sent.code ?? [])

/** The latest code sent to a number. Texts are sent after the answer, so it may take a moment. */
export async function lastCode(mobile: string, waitsFor = 1): Promise<string> {
  for (let wait = 0; wait < 100; wait += 1) {
    const codes = codesTo(mobile)
    if (codes.length >= waitsFor) return codes.at(-1) ?? ''
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no code was sent to ${mobile}`)
}
