import { addressOfNotice } from '@quayside/contract/notice-page.ts'
import type { PushFault } from '@quayside/contract/notices/push.codes.ts'
import { mostSinglePushes, pushPause } from '@quayside/contract/notices/push.rules.ts'
import { defaultLocale, locales } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { JobDefinition } from '../../platform/jobs.ts'
import { orderNoOf } from '../../platform/notices/message.ts'
import { postByAddress } from '../../platform/outbound/post-by-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { type PushText, postPush } from '../../platform/push/post-push.ts'
import { textsOf } from '../../platform/texts.ts'
import type { RobotMessage } from './robot-message.ts'
import { robotText } from './robot-text.ts'

const job = 'push-deliveries'

/** What browsers are to be told. Each waits for its own retries only. */
export const sendPushes = (platform: Platform): JobDefinition => ({
  name: job,
  schedule: '* * * * *',
  run: async () => {
    await postByAddress(await dueBrowsers(platform), async (id) => {
      const due = await takeDue(platform, id)
      if (due.length > 0) await sendTo(platform, due)
      return due.length > 0
    })
  },
})

const lookEvery = 2_000

/** A message is to come in seconds: each process looks for due ones, which is one query of an index. */
export function watchForPushes(platform: Platform): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined
  const look = async (): Promise<void> => {
    const [[news] = []] = await platform.staff.read([
      { sql: 'select exists (select from push_delivery where due_at <= now()) as is_so', parameters: [] },
    ])
    if (news?.['is_so'] === true) await platform.jobs.send(job, {}, { onceWithin: 2 })
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => platform.log.warn({ err: error }, job))
      .finally(() => {
        looking = undefined
      })
  }, lookEvery)
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

type Browser = {
  readonly id: string
  readonly company_id: string
  readonly sealed: string
  readonly locale: string
  readonly has_amounts: boolean
}
type Due = RobotMessage & {
  readonly id: string
  readonly attempts: number
  readonly browser: Browser
}

/** How long a process that ended meanwhile keeps others from sending the same. */
const heldMinutes = 5

async function dueBrowsers({ staff }: Platform): Promise<string[]> {
  const { rows } = await staff.transaction([], (tx) =>
    raw<{ id: string }>`
      select distinct s.id::text from push_delivery d
        join push_subscription s on s.company_id = d.company_id and s.id = d.subscription_id
        join member m on m.id = s.member_id and m.is_enabled and m.deleted_at is null
      where d.due_at <= now()`.execute(tx),
  )
  return rows.map((row) => row.id)
}

/** All that is due for one browser. The next attempt is set before this one, as for e-mails. */
async function takeDue({ staff }: Platform, browserId: string): Promise<Due[]> {
  const { rows } = await staff.transaction([], (tx) =>
    raw<Due>`
      with due as (
        select d.id from push_delivery d where d.subscription_id = ${browserId} and d.due_at <= now()
        order by d.id for update skip locked)
      update push_delivery d set attempts = d.attempts + 1, batch = null,
        due_at = now() + make_interval(mins => ${heldMinutes})
      from due, push_subscription s left join notice_setting n on n.company_id = s.company_id and n.member_id = s.member_id
      where d.id = due.id and s.company_id = d.company_id and s.id = d.subscription_id
      returning d.id, d.phrase, d.params, d.title, d.content, d.entity, d.entity_id::text, d.count, d.attempts,
        jsonb_build_object('id', s.id::text, 'company_id', s.company_id::text, 'sealed', s.sealed, 'locale', s.locale,
          'has_amounts', coalesce(n.pushes_amounts, false)) as browser`.execute(tx),
  )
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

async function sendTo(platform: Platform, due: readonly Due[]): Promise<void> {
  const [first] = due
  if (!first) return
  const groups = due.length <= mostSinglePushes ? due.map((each) => [each]) : [due]
  for (const group of groups) {
    const fault = await postPush(platform, first.browser.sealed, textOf(group, first.browser)).catch(
      (error: unknown) => {
        // One that cannot be opened, as after a lost key, must not hold up the others.
        platform.log.warn({ err: error, browser: first.browser.id }, job)
        return 'blocked' as const
      },
    )
    await notePushOutcome(platform, first.browser, fault)
    // With the browser its deliveries are gone.
    if (fault === 'gone') return
    await settle(platform, group, fault)
  }
}

/** A notification shows two lines or three; a service takes 4,096 bytes. */
const mostCharacters = 200
const cut = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`

function textOf(group: readonly Due[], { locale: kept, has_amounts: hasAmounts }: Browser): PushText {
  const locale = locales.find((each) => each === kept) ?? defaultLocale
  const text = textsOf(locale)
  const texts = group.map((due) => robotText(text, due, hasAmounts))
  const [only] = texts
  const [first] = group
  const tag = `notice-${first?.id ?? ''}`
  if (group.length > 1 || !first || !only)
    return {
      title: text('server.push.several', { count: group.length }),
      body: cut([...new Set(texts.map(({ title }) => title))].join(' · ')),
      address: '/systematicNotification',
      tag,
      lang: locale,
    }
  const address = addressOfNotice({
    entity: first.entity,
    entityId: first.entity_id,
    event: first.phrase,
    orderNo: orderNoOf(first.params),
  })
  return {
    title: cut(only.title),
    body: cut(only.content.replaceAll(/\s+/g, ' ')),
    address: address ?? '/systematicNotification',
    tag,
    lang: locale,
  }
}

async function settle(
  platform: Platform,
  group: readonly Due[],
  fault: PushFault | undefined,
): Promise<void> {
  await platform.staff.transaction([], async (tx) => {
    for (const { id, attempts } of group) {
      const pause = fault === undefined ? undefined : pushPause(attempts, fault)
      await (pause === undefined
        ? raw`delete from push_delivery where id = ${id}`
        : raw`update push_delivery set due_at = now() + make_interval(mins => ${pause}) where id = ${id}`
      ).execute(tx)
    }
  })
  if (fault !== undefined)
    platform.log.warn({ browser: group[0]?.browser.id, fault }, 'push message not sent')
}

/** What the list of browsers shows; one that its service no longer knows is removed. */
export async function notePushOutcome(
  platform: Platform,
  { id, company_id: companyId }: Pick<Browser, 'id' | 'company_id'>,
  fault: PushFault | 'gone' | undefined,
): Promise<void> {
  const change =
    fault === 'gone'
      ? raw`delete from push_subscription`
      : fault === undefined
        ? raw`update push_subscription set last_sent_at = now(), fault = null`
        : raw`update push_subscription set fault = ${fault}`
  await platform.staff.transaction([], (tx) =>
    raw`${change} where company_id = ${companyId} and id = ${id}`.execute(tx),
  )
}
