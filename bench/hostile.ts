import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { passwordHasher } from '@quayside/server/platform/crypto/password.ts'
import {
  csvOf,
  customerSheet,
  gifOfFrames,
  headedSheet,
  pdfOfSlashes,
  pngWithTexts,
  sharingRows,
  turnedPng,
} from '@quayside/server/platform/testing/hostile-files.ts'
import pg from 'pg'
import { askOnce, askRegularly, logInOf, measureBeside } from './beside.ts'
import type { BenchApp } from './database.ts'
import { tokenOf } from './generate-companies.ts'

export type SentFiles = {
  url: string
  token: string
  path: string
  fileName: string
  fields: Readonly<Record<string, string>>
  times: number
}

type Hostile = { name: string; bytes: Buffer; fileName: string; isImport: boolean }

/** The files of the second attack, as they were sent then. */
const files = async (): Promise<Hostile[]> => [
  sheet(
    'one text of 300,000 letters in 400 cells',
    customerSheet(sharingRows(400, 1), ['x'.repeat(300_000)]),
  ),
  sheet(
    'one text of 30,000 letters in 3,800 cells',
    customerSheet(sharingRows(1_900, 2), ['x'.repeat(30_000)]),
  ),
  sheet('60 headings of 30,000 letters', headedSheet(60, 30_000)),
  sheet('a CSV of one open quote, 18 MB', csvOf(`"${'a,\n'.repeat(6_000_000)}`), 'a.csv'),
  sheet('a CSV of line breaks, 15 MB', csvOf('\n'.repeat(15_000_000)), 'a.csv'),
  sheet('a CSV of Chinese letters, 15 MB', csvOf(`1,${'深'.repeat(5_000_000)}`), 'a.csv'),
  file('a PNG with 200 texts of 8 MB', pngWithTexts(200), 'a.png'),
  file('a PNG of 7,000 × 7,000, turned', await turnedPng(), 'a.png'),
  file('a GIF of 1.2 million frames, 18 MB', gifOfFrames(1_200_000), 'a.gif'),
  file('a PDF of slashes, 15 MB', pdfOfSlashes(15_000_000), 'a.pdf'),
]
const file = (name: string, bytes: Buffer, fileName: string): Hostile => ({
  name,
  bytes,
  fileName,
  isImport: false,
})
const sheet = (name: string, bytes: Buffer, fileName = 'a.xlsx'): Hostile => ({
  name,
  bytes,
  fileName,
  isImport: true,
})

const times = 30
const hostileBars = { megabytes: 400, p99: 250 } as const
/** The companies that send; the first one of all sends the light requests. */
const firstSender = 10

export type HostileFigures = {
  name: string
  bytes: number
  ms: number
  megabytes: number
  listP99: number
  logInP99: number
  answers: Readonly<Record<string, number>>
}

/** Each of the files 30 times at once, while a member of another company opens a list and logs in. */
export async function* benchHostile(app: BenchApp): AsyncGenerator<HostileFigures> {
  const mobile = await givePassword(app)
  for (const [place, hostile] of (await files()).entries()) {
    const path = join(app.dataDir, 'hostile.bin')
    await writeFile(path, hostile.bytes)
    let answers: Record<string, number> = {}
    const logIns: number[] = []
    const { ms, megabytes, p99 } = await measureBeside(
      app,
      hostile.name,
      async ({ address }) => {
        const logIn = logInOf(address, mobile, password)
        // The first one of a process loads the hasher.
        await askOnce(logIn)
        const others = askRegularly(logIn, 500)
        answers = await send({
          url: `${address}/api/${hostile.isImport ? 'base/online/customer/import' : 'system/online/file/upload'}`,
          token: tokenOf(firstSender + place),
          path,
          fileName: hostile.fileName,
          fields: hostile.isImport ? { mode: 'preview' } : {},
          times,
        })
        await others.stop()
        if (others.failures.length > 0) throw new Error('a log-in failed', { cause: others.failures[0] })
        logIns.push(...others.waits)
      },
      1,
    )
    const logInP99 = logIns.toSorted((a, b) => a - b)[Math.floor(logIns.length * 0.99)] ?? 0
    yield { name: hostile.name, bytes: hostile.bytes.length, ms, megabytes, listP99: p99, logInP99, answers }
  }
}

const password = 'Harbour-2026'
async function givePassword(app: BenchApp): Promise<string> {
  const hashed = await passwordHasher().hashPassword(password)
  if (!hashed.ok) throw new Error('the hasher is busy')
  const owner = new pg.Client(app.platform.ownerUrl)
  await owner.connect()
  const { rows } = await owner.query<{ mobile: string }>(
    'update person set password_hash = $1 where id = (select person_id from member where id = 2) returning mobile',
    [hashed.hash],
  )
  await owner.end()
  return rows[0]?.mobile ?? ''
}

const run = promisify(execFile)
async function send(sent: SentFiles): Promise<Record<string, number>> {
  const script = join(import.meta.dirname, 'send-files.ts')
  const { stdout } = await run(process.execPath, [script, JSON.stringify(sent)])
  return JSON.parse(stdout) as Record<string, number>
}

export const isHostileBelow = ({ megabytes, listP99, logInP99, answers }: HostileFigures): boolean =>
  megabytes > hostileBars.megabytes ||
  Math.max(listP99, logInP99) > hostileBars.p99 ||
  Object.keys(answers).some((answer) => /^(5|no answer)/.test(answer))

export const hostileLines = (one: HostileFigures): string[] => [
  `${one.name} (${one.bytes.toLocaleString('en-US')} B), ${times} times at once   ${Math.round(one.ms)} ms`,
  `  server's memory at its highest   ${one.megabytes} MB (bar ${hostileBars.megabytes})`,
  `  others meanwhile                 list p99 ${one.listP99.toFixed(1)} ms, log-in p99 ${one.logInP99.toFixed(1)} ms (bar ${hostileBars.p99})`,
  `  answers                          ${Object.entries(one.answers)
    .map(([answer, count]) => `${answer} × ${count}`)
    .join(', ')}`,
]
