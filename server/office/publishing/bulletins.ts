import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type {
  BulletinSave,
  MessageSend,
  OfficeBulletin,
  OfficeBulletinQuery,
} from '@quayside/contract/office/bulletin.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { changeBulletin, withdrawBulletin } from '../../modules/notices/change-bulletin.ts'
import { type BulletinDraft, publishBulletin } from '../../modules/notices/publish-bulletin.ts'
import { sql } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

export function listBulletins(
  call: OfficeCall,
  { query }: { query: OfficeBulletinQuery },
): Promise<{ rows: OfficeBulletin[]; total: number }> {
  let bulletins = sql
    .selectFrom('bulletin')
    .select(['id', 'is_pinned', 'published_at', 'withdrawn_at', 'version'])
    .select(raw<OfficeBulletin['texts']>`texts`.as('texts'))
  if (query.keyword) bulletins = bulletins.where(raw<boolean>`texts::text ilike ${containing(query.keyword)}`)
  if (query.isWithdrawn !== undefined)
    bulletins = bulletins.where('withdrawn_at', isYes(query.isWithdrawn) ? 'is not' : 'is', null)
  const sorting = { orderByColumn: 'publishedAt' as const, isAsc: 'desc' as const, ...query }
  return listPage(call, bulletins, sorting, { id: raw`id`, publishedAt: raw`published_at` }, (row) => ({
    id: row.id,
    texts: row.texts,
    isPinned: row.is_pinned,
    publishedAt: row.published_at,
    withdrawnAt: row.withdrawn_at,
    version: row.version,
  }))
}

export const saveBulletin = (call: OfficeCall, { body }: { body: BulletinSave }): Promise<Saved> =>
  call.write(async (tx, note) => {
    const draft: BulletinDraft = { texts: givenTexts(body.texts), isPinned: isYes(body.isPinned) }
    const saved =
      body.id === undefined
        ? { ...(await publishBulletin(tx, { ...draft, ...later(call, body) })), version: 1 }
        : await changeBulletin(tx, { id: body.id, version: body.version, draft })
    note.target = `bulletin ${saved.id}`
    return saved
  })

/** A time that has passed is now: a bulletin is not dated back. */
const later = (call: OfficeCall, { publishAt }: BulletinSave): { publishedAt?: string } =>
  publishAt !== undefined && Date.parse(publishAt) > call.platform.clock.now().getTime()
    ? { publishedAt: publishAt }
    : {}

const givenTexts = (texts: BulletinSave['texts']): BulletinDraft['texts'] => ({
  'zh-CN': texts['zh-CN'],
  ...(texts['zh-TW'] && { 'zh-TW': texts['zh-TW'] }),
  ...(texts['en-US'] && { 'en-US': texts['en-US'] }),
})

export const withdraw = (call: OfficeCall, { params }: { params: { id: string } }): Promise<Saved> =>
  call.write((tx, note) => {
    note.target = `bulletin ${params.id}`
    return withdrawBulletin(tx, params.id)
  })

export const sendMessage = (call: OfficeCall, { body }: { body: MessageSend }): Promise<{ count: number }> =>
  call.write(async (tx, note) => {
    const companies = await tx
      .selectFrom('company')
      .select('id')
      .where('deleted_at', 'is', null)
      .$if(body.companyIds !== undefined, (query) =>
        query.where('id', '=', raw<string>`any(${[...(body.companyIds ?? [])]}::bigint[])`),
      )
      .$if(body.companyIds === undefined, (query) => query.where('certification', '=', 'PASSED'))
      .orderBy('id')
      .execute()
    if (body.companyIds !== undefined && companies.length !== new Set(body.companyIds).size)
      throw refuse('record.notFound')
    for (const { id } of companies)
      await sendNotice(tx, { companyId: id, message: { title: body.title, content: body.content } })
    note.target = `${companies.length}: ${body.title}`
    if (companies.length === 1) note.companyId = companies[0]?.id
    return { count: companies.length }
  })
