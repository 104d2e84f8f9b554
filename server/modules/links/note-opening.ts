import { agentFamily, coarseAddress } from '@quayside/contract/links/link.rules.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { byLink, type LinkKey } from './open-link.ts'

type Visitor = { readonly address: string; readonly userAgent: string }

export const noteOpening = (
  platform: Platform,
  key: LinkKey,
  { address, userAgent }: Visitor,
): Promise<unknown> =>
  byLink(platform, key, (tx, { id, companyId }) =>
    tx
      .insertInto('share_link_opening')
      .values({
        company_id: companyId,
        link_id: id,
        address: coarseAddress(address),
        agent: agentFamily(userAgent),
      })
      .execute(),
  )

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
