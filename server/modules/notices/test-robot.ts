import type { RobotTest } from '@quayside/contract/notices/robot.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { defaultLocale, locales } from '@quayside/phrases/locales.ts'
import { sql } from '../../platform/database/database.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { textsOf } from '../../platform/texts.ts'
import { claimPost, noteOutcome, postCard } from './post-card.ts'

/** Posts at once, also for a robot that is turned off: it is tried before it is turned on. */
export async function testRobot(call: Call, { params }: { params: { id: string } }): Promise<RobotTest> {
  const { platform } = call
  const { companyId } = call.principal
  const [rows] = await call.read(
    sql
      .selectFrom('group_robot')
      .select(['id', 'company_id', 'kind', 'name', 'locale', 'address_sealed', 'secret_sealed'])
      .where('company_id', '=', companyId)
      .where('id', '=', params.id)
      .where('deleted_at', 'is', null),
  )
  const robot = getOrRefuse(rows[0])
  if (!(await claimPost(platform, robot))) throw refuse('robot.tooFast')
  const locale = locales.find((each) => each === robot.locale) ?? defaultLocale
  const text = textsOf(locale)
  const entry = {
    title: text('server.robots.testTitle'),
    content: text('server.robots.testContent', { name: robot.name }),
    link: platform.config.publicUrl,
  }
  // Outside of a transaction: the chat's delay must not hold one.
  const outcome = await postCard(platform, robot, { title: entry.title, entries: [entry], more: 0 }, locale)
  const now = platform.clock.now()
  return call.write(async (tx) => {
    await noteOutcome(tx, robot, outcome, now)
    return { ...outcome, at: now.toISOString() }
  })
}
