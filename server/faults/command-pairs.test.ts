import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'
import { bodyOf, type Newest, newest } from './pair-bodies.testing.ts'
import { pairs as allPairs, type Command, commands } from './pair-commands.testing.ts'
import { addRecords, openWorld, type World } from './pair-world.testing.ts'
import { reconcile } from './reconcile.ts'
import { drawing, tell } from './seed.ts'

/** The fault run and the attack have all pairs; `COMMAND_PAIRS=split` has those that name it; a sample takes a few seconds. */
const { COMMAND_PAIRS: asked, FAULT_ROUNDS: rounds } = process.env
const isWhole = rounds !== undefined || asked !== undefined
const pairs = allPairs.filter(
  (pair) => asked === undefined || asked === 'all' || pair.some(({ name }) => name.includes(asked)),
)
/** Companies whose pairs run side by side, and how often each is given new records. */
const { tried, worlds, bundles } = isWhole
  ? { tried: pairs.length, worlds: 4, bundles: 100 }
  : { tried: 80, worlds: 1, bundles: 2 }
const longest = isWhole ? 3_600_000 : 300_000

const app = await testApp()
const opened = await Promise.all(Array.from({ length: worlds }, () => openWorld(app)))
const left = new Map(opened.map((world) => [world, bundles]))
const addMore = async (world: World): Promise<void> => {
  left.set(world, (left.get(world) ?? 0) - 1)
  await addRecords(world)
}

/** The newest record at which the command can be taken; without one, the newest of its kind, at which it is refused. */
async function idFor(world: World, { target, door }: Command): Promise<string | undefined> {
  if (!target) return undefined
  const find = async (states: readonly number[] | undefined) => {
    const owned = target.table === 'bank_line' ? '' : `company_id = ${world.member.companyId} and`
    const visible = door === 'office' && target.draft !== undefined ? `state <> ${target.draft}` : 'true'
    const condition = states ? `state = any('{${states.join(',')}}'::int[])` : 'true'
    const [rows = []] = await app.platform.staff.read([
      {
        sql: `select id from ${target.table} r where ${owned} ${condition} and ${visible}
          and to_jsonb(r) ->> 'deleted_at' is null order by id desc limit 1`,
        parameters: [],
      },
    ])
    return rows[0]?.['id'] as string | undefined
  }
  const found = await find(target.states)
  if (found !== undefined) return found
  if ((left.get(world) ?? 0) > 0) {
    await addMore(world)
    const added = await find(target.states)
    if (added !== undefined) return added
  }
  return (await find(undefined)) ?? '1'
}

const send = (of: World, command: Command, id: string | undefined, now: Newest): Promise<TestAnswer> =>
  of.call(
    command.door,
    `${methodOf(command.key)} ${pathOf(command.key).replace('{id}', id ?? '')}`,
    bodyOf(command, now, of),
  )

/** The answer of a fault has a reference, under which the log has its cause. */
const causeOf = (text: string): string => {
  const reference = /"reference":"([^"]+)"/.exec(text)?.[1]
  return app.logLines.find((line) => reference && line.includes(reference) && line.includes('"err"')) ?? text
}

describe(`${commands.length} commands on money and stock, ${tried} of ${pairs.length} pairs of them at once`, () => {
  const accepted = new Set<string>()
  let bothAccepted = 0

  it('answer without a fault of the server, and keep to the order of locks', {
    timeout: longest,
  }, async () => {
    const faults: string[] = []
    const draw = drawing()
    const drawn = pairs.map((pair) => ({ pair, place: draw() })).toSorted((a, b) => a.place - b.place)
    const waiting = drawn.slice(0, tried).map(({ pair }) => pair)

    async function run(world: World, pair: (typeof pairs)[number]): Promise<void> {
      const ids = [await idFor(world, pair[0]), await idFor(world, pair[1])]
      const now = await newest(world, pair[0].target?.table === 'trade_order' ? ids[0] : ids[1])
      const answers = await Promise.all(pair.map((command, place) => send(world, command, ids[place], now)))
      for (const [place, { status, text }] of answers.entries())
        if (status >= 500)
          faults.push(`${pair[place]?.name} beside ${pair[1 - place]?.name}: ${causeOf(text)}`)
      const done = pair.filter((_command, place) => answers[place]?.body?.code === 200)
      for (const { name } of done) accepted.add(name)
      if (done.length === 2) bothAccepted += 1
    }
    await Promise.all(
      opened.map(async (world) => {
        await addMore(world)
        for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
          await run(world, pair)
          if (isWhole && waiting.length % 1000 === 0)
            tell(`${waiting.length} pairs of commands left, ${faults.length} faults`)
        }
      }),
    )
    expect(faults).toEqual([])
  })

  it('lose no transaction against another one', () => {
    const lost = app.logLines.filter((line) => line.includes('transaction lost'))
    tell(
      `${tried} pairs of commands at once: ${bothAccepted} with both done, ${accepted.size} of ${commands.length} commands done, ${lost.length} transactions run again`,
    )
    expect(lost).toEqual([])
  })

  it('leave books and stock in which all agrees', { timeout: longest }, async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
