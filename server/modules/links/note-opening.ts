import { agentFamily, coarseAddress } from '@quayside/contract/links/link.rules.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { byLink, type LinkKey } from './open-link.ts'

type Visitor = {
  readonly address: string
  readonly userAgent: string
  /** The page has read itself again, as its address says. */
  readonly isAgain: boolean
}

/**
 * A page that reads itself again was opened once. As anybody can write such an address, that holds only for a visitor of
 * whom there is an opening.
 */
export const noteOpening = (
  platform: Platform,
  key: LinkKey,
  { address, userAgent, isAgain }: Visitor,
): Promise<unknown> =>
  byLink(platform, key, async (tx, { id, companyId }) => {
    const opening = {
      company_id: companyId,
      link_id: id,
      address: coarseAddress(address),
      agent: agentFamily(userAgent),
    }
    const former =
      isAgain &&
      (await tx
        .selectFrom('share_link_opening')
        .select('id')
        .where((where) => where.and(opening))
        .limit(1)
        .executeTakeFirst())
    if (!former) await tx.insertInto('share_link_opening').values(opening).execute()
  })

/** PIPL: who looked at a link is forgotten half a year later. */
export const forgetOpenings = ({ staff }: Platform): JobDefinition => ({
  name: 'link-retention',
  schedule: '25 3 * * *',
  run: async () => {
    await staff.run(
      sql
        .deleteFrom('share_link_opening')
        .where('at', '<', raw<string>`now() - interval '180 days'`)
        .compile(),
    )
  },
})
