import {
  cardsOf,
  postsPerMinute,
  type RobotOutcome,
  robotPause,
} from '@quayside/contract/notices/robot.rules.ts'
import { defaultLocale, locales } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { JobDefinition } from '../../platform/jobs.ts'
import { postByAddress } from '../../platform/outbound/post-by-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Texts, textsOf } from '../../platform/texts.ts'
import { claimPost, noteOutcome, type PostedRobot, postCard } from './post-card.ts'
import type { Card } from './robot-cards.ts'
import { byKind, cardOf, countOf, type RobotMessage } from './robot-message.ts'

/** Every minute: what groups are to be told. Robots do not wait for each other's retries. */
export const sendRobots = (platform: Platform): JobDefinition => ({
  name: 'robot-deliveries',
  schedule: '* * * * *',
  run: async () => {
    await postByAddress(await dueRobots(platform), async (id) => {
      const due = await takeDue(platform, id, 'single')
      await postAll(platform, due, (left) => cardsOf(due, left))
      // However much it collected, a digest is one card.
      const collected = await takeDue(platform, id, 'collected')
      await postAll(platform, collected, (left) => (left > 0 ? [collected] : []))
      return due.length + collected.length > 0
    })
    await platform.staff.run({
      sql: "delete from robot_delivery where created_at < now() - interval '30 days'",
      parameters: [],
    })
  },
})

type Due = RobotMessage & {
  readonly id: string
  readonly attempts: number
  readonly is_collected: boolean
  readonly robot: PostedRobot & {
    readonly locale: string
    readonly has_prices: boolean
    readonly posts: number
  }
}

/** How long a process that ended meanwhile keeps others from posting the same. */
const heldMinutes = 5
const atOnce = 200

const isDue = (now: string) =>
  raw`d.sent_at is null and d.given_up_at is null and d.due_at <= ${now}::timestamptz`

async function dueRobots({ staff, clock }: Platform): Promise<string[]> {
  const { rows } = await staff.transaction([], (tx) =>
    raw<{ id: string }>`
      select distinct r.id::text from robot_delivery d
        join group_robot r on r.company_id = d.company_id and r.id = d.robot_id
      where ${isDue(clock.now().toISOString())} and r.is_enabled and r.deleted_at is null`.execute(tx),
  )
  return rows.map((row) => row.id)
}

/** What is due for one robot. The next attempt is set before this one, as for e-mails. */
async function takeDue(
  { staff, clock }: Platform,
  robotId: string,
  kind: 'single' | 'collected',
): Promise<Due[]> {
  const now = clock.now().toISOString()
  const { rows } = await staff.transaction([], (tx) =>
    raw<Due>`
      with due as (
        select d.id from robot_delivery d
          join group_robot r on r.company_id = d.company_id and r.id = d.robot_id
        where d.robot_id = ${robotId} and ${isDue(now)} and r.is_enabled and r.deleted_at is null
          and d.is_collected = ${kind === 'collected'}
        order by d.id limit ${kind === 'single' ? atOnce : null}::int for update of d skip locked)
      update robot_delivery d set attempts = d.attempts + 1, batch = null,
        due_at = ${now}::timestamptz + make_interval(mins => ${heldMinutes})
      from due, group_robot r left join robot_status s on s.company_id = r.company_id and s.robot_id = r.id
      where d.id = due.id and r.company_id = d.company_id and r.id = d.robot_id
      returning d.id, d.phrase, d.params, d.title, d.content, d.entity, d.entity_id::text, d.count, d.attempts,
        d.is_collected,
        jsonb_build_object('id', r.id::text, 'company_id', r.company_id::text, 'kind', r.kind,
          'address_sealed', r.address_sealed, 'secret_sealed', r.secret_sealed, 'locale', r.locale,
          'has_prices', r.has_prices, 'posts',
          case when s.minute_at > ${now}::timestamptz - interval '1 minute' then s.posts else 0 end) as robot`.execute(
      tx,
    ),
  )
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

async function postAll(
  platform: Platform,
  due: readonly Due[],
  groupsOf: (postsLeft: number) => readonly (readonly Due[])[],
): Promise<void> {
  const [first] = due
  if (!first) return
  const { robot } = first
  const locale = locales.find((each) => each === robot.locale) ?? defaultLocale
  const text = textsOf(locale)
  const left = new Set(due)
  for (const group of groupsOf(postsPerMinute - robot.posts)) {
    if (!(await claimPost(platform, robot))) break
    const outcome = await postCard(platform, robot, wholeCard(platform, text, group), locale)
    await settle(platform, robot, group, outcome)
    for (const each of group) left.delete(each)
    // What comes after a card that failed would fail too, and would come before it.
    if (outcome.fault !== null) break
  }
  if (left.size > 0) await giveBack(platform, [...left])
}

function wholeCard(platform: Platform, text: Texts, group: readonly Due[]): Omit<Card, 'product'> {
  const [first] = group
  const hasPrices = first?.robot.has_prices === true
  if (!first?.is_collected) {
    const title = text('server.robots.several', { count: group.length })
    const card = cardOf(platform, text, group, { hasPrices, title })
    return { ...card, more: group.length - card.entries.length }
  }
  const kinds = byKind(group)
  const title = text('server.robots.digest', { count: countOf(group) })
  const card = cardOf(platform, text, kinds, { hasPrices, title })
  return { ...card, more: countOf(kinds.slice(card.entries.length)) }
}

async function settle(
  platform: Platform,
  robot: PostedRobot,
  group: readonly Due[],
  outcome: RobotOutcome,
): Promise<void> {
  const now = platform.clock.now()
  const { fault } = outcome
  await platform.staff.transaction([], async (tx) => {
    await noteOutcome(tx, robot, outcome, now)
    for (const { id, attempts } of group) {
      const pause = fault === null ? undefined : robotPause(attempts, fault)
      const change =
        fault === null
          ? raw`sent_at = ${now.toISOString()}`
          : pause === undefined
            ? raw`given_up_at = ${now.toISOString()}`
            : raw`due_at = ${now.toISOString()}::timestamptz + make_interval(mins => ${pause})`
      await raw`update robot_delivery set ${change} where id = ${id}`.execute(tx)
    }
  })
  if (fault !== null) platform.log.warn({ robot: robot.id, fault }, 'card of a group robot not posted')
}

/** Not tried yet: due again in a minute, without an attempt. */
const giveBack = (platform: Platform, due: readonly Due[]) =>
  platform.staff.transaction([], (tx) =>
    raw`update robot_delivery set attempts = attempts - 1,
        due_at = ${platform.clock.now().toISOString()}::timestamptz + interval '1 minute'
      where id = any(${due.map(({ id }) => id)}::bigint[])`.execute(tx),
  )
