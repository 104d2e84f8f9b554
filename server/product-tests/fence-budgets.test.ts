import { describe, expect, it } from 'vitest'
import { openParsePool } from '../platform/parsing/parse-pool.ts'
import {
  type Beyond,
  type Budget,
  budgets,
  type FenceKind,
  fenceKinds,
} from '../platform/testing/fence-kinds.ts'
import { testApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'
import { shareOf } from '../platform/testing/turn.ts'

/** Few turns and little processor time, so that a test exceeds them soon; the reader is one that can fail. */
const app = await testApp({
  parsing: openParsePool({
    cpuSeconds: { file: 0.3, sheet: 0.3, table: 0.3, paper: 0.3, invoice: 0.3 },
    turns: { most: 2, waiting: { person: 1, company: 2, all: 4 } },
    script: new URL('../platform/parsing/faulty-worker.testing.ts', import.meta.url),
  }),
})
/** With the usual budgets. */
const usual = await testApp()
const callers = new Map(
  await Promise.all(
    [app, usual].map(
      async (each) => [each, { member: await each.given.member(), desk: await each.given.staff() }] as const,
    ),
  ),
)

function send(
  at: typeof app,
  { call, fields = {}, fileName }: FenceKind,
  bytes: Buffer,
): Promise<TestAnswer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(bytes)]), fileName)
  const caller = callers.get(at)
  return call.includes('finance/')
    ? at.office(call, { token: caller?.desk.token ?? '', body })
    : at.client(call, { token: caller?.member.token ?? '', body })
}

const largestUpload = 20 * 1024 * 1024
/** A file whose answer repeats its rows: the beginnings of 600 cells. */
const mostAnswered = { usually: 20_000, rows: 1_500_000 }
const marked = async (kind: FenceKind, marker: string): Promise<Buffer> =>
  Buffer.concat([await kind.honest(), Buffer.from(marker)])
const isBeyond = (
  entry: FenceKind['beyond'][keyof FenceKind['beyond']],
): entry is () => Promise<Beyond> | Beyond => typeof entry === 'function'

function expectRefusal(answer: TestAnswer, codes: readonly string[], most = mostAnswered.usually): void {
  expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500)
  expect(answer.text.length).toBeLessThan(most)
  if (codes.length > 0) expect(codes, answer.text.slice(0, 300)).toContain(codeOf(answer))
}
const codeOf = (answer: TestAnswer): string => answer.body.data?.fields?.[0]?.code ?? answer.body.msg

/** How a file of a kind exceeds each budget; undefined where the kind says why none can. */
const attacks: Record<Budget, (kind: FenceKind) => (() => Promise<void>) | undefined> = {
  bytes: (kind) => async () => {
    const bytes = Buffer.concat([await kind.honest(), Buffer.alloc(largestUpload, ' ')])
    expectRefusal(await send(usual, kind, bytes), ['file.tooLarge'])
  },
  processorTime: (kind) => async () =>
    expectRefusal(await send(app, kind, await marked(kind, 'never ends')), ['file.tooCostly']),
  memory: (kind) => async () =>
    expectRefusal(await send(app, kind, await marked(kind, 'fills the memory')), ['file.tooCostly']),
  turns: (kind) => async () => {
    const bytes = await marked(kind, 'never ends')
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(app, kind, bytes)))
    for (const answer of answers) expect(answer.status).toBeLessThan(500)
    const refused = answers.filter(({ body }) => body.code === 429)
    expect(refused.length).toBeGreaterThanOrEqual(2)
    for (const { body } of refused) expect(body.msg).toMatch(/\w/)
  },
  unpackedBytes: (kind) => contentAttack(kind, 'unpackedBytes'),
  cell: (kind) => contentAttack(kind, 'cell'),
  heading: (kind) => contentAttack(kind, 'heading'),
  row: (kind) => contentAttack(kind, 'row'),
  answer: (kind) => contentAttack(kind, 'answer'),
}

function contentAttack(
  kind: FenceKind,
  budget: keyof FenceKind['beyond'],
): (() => Promise<void>) | undefined {
  const { [budget]: entry } = kind.beyond
  if (!isBeyond(entry)) return undefined
  return async () => {
    const { bytes, codes } = await entry()
    const most = budget === 'answer' ? mostAnswered.rows : mostAnswered.usually
    expectRefusal(await send(usual, kind, bytes), codes, most)
  }
}

describe.each(Object.entries<FenceKind>(fenceKinds))('a file of the kind %s', (name, kind) => {
  it('is taken within the budgets', async () => {
    const answer = await send(usual, kind, await kind.honest())
    expect(answer.body.code, answer.text.slice(0, 300)).toBe(200)
  })

  it.each(
    shareOf(
      name,
      budgets.flatMap((budget) => {
        const attack = attacks[budget](kind)
        return attack ? [{ budget, attack }] : []
      }),
      6,
    ),
  )('is refused beyond its $budget, and the next one is taken', async ({ attack }) => {
    await attack()
    expect((await send(usual, kind, await kind.honest())).body.code).toBe(200)
  })
})
