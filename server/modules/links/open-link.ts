import type { LinkedEntity } from '@quayside/contract/links/link.rules.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Statement } from '../../platform/database/prepared-statements.ts'
import type { Row } from '../../platform/database/row-reader.ts'
import { writesFor } from '../../platform/live/publish.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Reader, readerOf } from '../../platform/records/read-within.ts'

/** No link opens by this secret, for whatever reason: all reasons are answered alike. */
export class UnknownLink extends Error {
  override readonly name = 'UnknownLink'
}

/** What a request shows: the hash of its secret, and which kind of link its address is of. */
export type LinkKey = { readonly secretHash: Buffer; readonly kind: number }

export type OpenedLink = Omit<Selectable<DB['share_link']>, 'entity' | 'secret_hash'> & {
  readonly entity: LinkedEntity
}

const opening = ({ secretHash, kind }: LinkKey): Statement => ({
  sql: 'select link_id, company_id from app.open_link($1, $2)',
  parameters: [secretHash, kind],
})

function idsOf(opened: Row[] | undefined): LinkIds {
  const row = opened?.[0]
  if (!row) throw new UnknownLink()
  return { id: String(row['link_id']), companyId: String(row['company_id']) }
}

/** Every read begins with the secret, as a member's begins with the session: a link revoked meanwhile reads nothing. */
export const linkReader = ({ app }: Platform, key: LinkKey): Reader =>
  readerOf(async (queries) => {
    const [opened, ...answers] = await app.read([opening(key), ...queries.map((query) => query.compile())])
    idsOf(opened)
    return answers
  })

const findLink = (companyId: string, id: string) =>
  sql.selectFrom('share_link').selectAll().where('company_id', '=', companyId).where('id', '=', id)

const toOpened = ({ secret_hash: _secret, ...link }: Selectable<DB['share_link']>): OpenedLink => ({
  ...link,
  entity: link.entity as LinkedEntity,
})

export async function readLink(platform: Platform, key: LinkKey): Promise<OpenedLink> {
  const [opened] = await platform.app.read([opening(key)])
  const { id, companyId } = idsOf(opened)
  const [links] = await linkReader(platform, key)(findLink(companyId, id))
  const link = links[0]
  if (!link) throw new UnknownLink()
  return toOpened(link)
}

type LinkIds = { readonly id: string; readonly companyId: string }

/** One transaction, limited to the company of the link. */
export const byLink = <T>(
  { app }: Platform,
  key: LinkKey,
  work: (tx: Tx, ids: LinkIds) => Promise<T>,
): Promise<T> =>
  app.transaction([opening(key)], (tx, [opened]) => {
    const ids = idsOf(opened)
    writesFor(tx, ids.companyId)
    return work(tx, ids)
  })

/** The same with the link locked, which is not revoked meanwhile. */
export const writeByLink = <T>(
  platform: Platform,
  key: LinkKey,
  work: (tx: Tx, link: OpenedLink) => Promise<T>,
): Promise<T> =>
  byLink(platform, key, async (tx, { id, companyId }) => {
    const link = await tx
      .selectFrom('share_link')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!link) throw new UnknownLink()
    return work(tx, toOpened(link))
  })
