import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import type { BulletinQuery } from '@quayside/contract/notices/bulletin.ts'
import { readState } from '@quayside/contract/notices/notice.codes.ts'
import type { NoticeQuery } from '@quayside/contract/notices/notice.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { onePage } from '../../platform/records/list-page.ts'
import type { Principal } from '../../platform/session/principal.ts'

type Wanted = {
  companyId: string
  memberId: string
  isRead?: boolean | undefined
  sType?: number | undefined
}

const wantedBy = (principal: Principal, filter: Pick<NoticeQuery, 'isRead' | 'sType'>): Wanted => ({
  companyId: principal.companyId,
  memberId: principal.memberId,
  isRead: filter.isRead === undefined ? undefined : filter.isRead === readState.codes.read,
  sType: filter.sType,
})

const noticesWanted = ({ companyId, memberId, isRead, sType }: Wanted) =>
  sql
    .selectFrom('notice')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .$if(isRead !== undefined, (query) => query.where('is_read', '=', isRead as boolean))
    .$if(sType !== undefined, (query) => query.where('s_type', '=', sType as number))

const noticeColumns = [
  'id',
  's_type',
  'phrase',
  'params',
  'title',
  'content',
  'entity',
  'entity_id',
  'is_read',
  'created_at',
  'read_at',
  'count',
] as const

const pageOfNotices = compiledOnce(
  ({ offset, ...wanted }: Wanted & { offset: number | undefined }, choice: `${'asc' | 'desc'}/${number}`) => {
    const [order, pageSize] = choice.split('/') as ['asc' | 'desc', string]
    return onePage(noticesWanted(wanted).select(noticeColumns).orderBy('id', order), Number(pageSize), offset)
  },
)

export const findNotices = (principal: Principal, query: NoticeQuery) =>
  pageOfNotices(
    { ...wantedBy(principal, query), offset: offsetOf(query) || undefined },
    `${query.isAsc ?? 'desc'}/${query.pageSize}`,
  )

const countOfNotices = compiledOnce((wanted: Wanted) =>
  sql
    .selectFrom(noticesWanted(wanted).select(raw`1`.as('one')).limit(raw.lit(countedAtMost)).as('counted'))
    .select((select) => select.fn.countAll<string>().as('total')),
)

export const countNotices = (principal: Principal, query: NoticeQuery) =>
  countOfNotices(wantedBy(principal, query))

const published = sql
  .selectFrom('bulletin')
  .where('withdrawn_at', 'is', null)
  .where('published_at', '<=', raw<string>`now()`)
const shown = published.select(['id', 'texts', 'is_pinned', 'published_at'])

const withTitle = (title: string | undefined) =>
  raw<boolean>`(${title ?? ''} = '' or exists (select 1 from jsonb_each(texts) as t where t.value ->> 'title' ilike '%' || ${likeText(title ?? '')} || '%'))`

/** Escapes wildcards that a user types. */
const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const findBulletins = (query: BulletinQuery) =>
  shown
    .where(withTitle(query.title))
    .orderBy('is_pinned', 'desc')
    .orderBy('published_at', query.isAsc ?? 'desc')
    .orderBy('id', 'desc')
    .limit(query.pageSize)
    .offset(offsetOf(query))

export const countBulletins = (query: BulletinQuery) =>
  published.where(withTitle(query.title)).select((select) => select.fn.countAll<string>().as('total'))

export const findNewestBulletins = (howMany: number) =>
  shown.orderBy('is_pinned', 'desc').orderBy('published_at', 'desc').orderBy('id', 'desc').limit(howMany)

export const findBulletin = (id: string) => shown.where('id', '=', id)
