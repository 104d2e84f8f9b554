import {
  checkRobotAddress,
  isOperatorsHost,
  outcomeOf,
  postsPerMinute,
  type RobotOutcome,
} from '@quayside/contract/notices/robot.rules.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { post } from '../../platform/outbound/post.ts'
import type { Platform } from '../../platform/platform.ts'
import { readProductName } from '../../platform/system/product-name.ts'
import { textsOf } from '../../platform/texts.ts'
import { type Card, cardPost } from './robot-cards.ts'

/** Hosts that the operator allows besides those of the chats: private deployments, and the sinks of tests. */
export const operatorsHosts = ({ config }: Platform): readonly string[] =>
  (config.environment['ROBOT_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')

export type PostedRobot = {
  readonly id: string
  readonly company_id: string
  readonly kind: number
  readonly address_sealed: string
  readonly secret_sealed: string
}

/** Enough for the answer of each chat, which is a short line of JSON. */
const answerBytes = 4_096

/** One attempt. The address is checked again: the operator's hosts may have changed since it was saved. */
export async function postCard(
  platform: Platform,
  robot: PostedRobot,
  card: Omit<Card, 'product'>,
  locale: Locale,
): Promise<RobotOutcome> {
  const { personalData, clock } = platform
  const address = personalData.open(robot.address_sealed)
  const secret = robot.secret_sealed === '' ? '' : personalData.open(robot.secret_sealed)
  const hosts = operatorsHosts(platform)
  if (checkRobotAddress(robot.kind, address, hosts)) return { fault: 'blocked', faultCode: '' }
  const product = await readProductName(platform, locale)
  const { address: signed, body } = cardPost(robot.kind, { ...card, product }, textsOf(locale), {
    address,
    secret,
    now: clock.now(),
  })
  const sent = await post(
    signed,
    {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Quayside' },
      answerBytes,
    },
    { allowsPrivate: isOperatorsHost(new URL(address), hosts) },
  )
  if (sent.ok) return outcomeOf(robot.kind, sent.answer)
  if (sent.status === 429) return { fault: 'tooFast', faultCode: '429' }
  return { fault: sent.status === undefined ? 'unreachable' : 'refused', faultCode: `${sent.status ?? ''}` }
}

type RobotKey = Pick<PostedRobot, 'id' | 'company_id'>

/** Counts one post of this minute; false where the minute's posts are used up. */
export async function claimPost(
  platform: Platform,
  { id, company_id: companyId }: RobotKey,
): Promise<boolean> {
  const now = platform.clock.now().toISOString()
  const isThisMinute = raw`s.minute_at > ${now}::timestamptz - interval '1 minute'`
  const { rows } = await platform.staff.transaction([], (tx) =>
    raw`insert into robot_status as s (company_id, robot_id, minute_at, posts) values (${companyId}, ${id}, ${now}, 1)
      on conflict (company_id, robot_id) do update set
        minute_at = case when ${isThisMinute} then s.minute_at else excluded.minute_at end,
        posts = case when ${isThisMinute} then s.posts + 1 else 1 end
      where not (${isThisMinute}) or s.posts < ${postsPerMinute}
      returning 1`.execute(tx),
  )
  return rows.length > 0
}

/** What the list of robots shows of the last attempt. */
export async function noteOutcome(
  tx: Tx,
  { id, company_id: companyId }: RobotKey,
  { fault, faultCode }: RobotOutcome,
  now: Date,
): Promise<void> {
  const ended = fault === null ? raw`last_sent_at` : raw`last_failed_at`
  await raw`insert into robot_status as s (company_id, robot_id, ${ended}, fault, fault_code)
      values (${companyId}, ${id}, ${now.toISOString()}, ${fault}, ${faultCode})
    on conflict (company_id, robot_id) do update set ${ended} = excluded.${ended}, fault = excluded.fault,
      fault_code = excluded.fault_code`.execute(tx)
}
