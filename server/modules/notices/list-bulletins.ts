import type { Bulletin, BulletinQuery } from '@quayside/contract/notices/bulletin.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { countBulletins, findBulletin, findBulletins, findNewestBulletins } from './queries.ts'

const newestOnHome = 5

export async function listBulletins(
  call: Call,
  { query }: { query: BulletinQuery },
): Promise<{ rows: Bulletin[]; total: number }> {
  const [rows, [counted]] = await call.read(findBulletins(query), countBulletins(query))
  return { rows: rows.map((row) => toBulletin(row, call.locale)), total: Number(counted?.total ?? 0) }
}

export async function listNewestBulletins(call: Call): Promise<Bulletin[]> {
  const [rows] = await call.read(findNewestBulletins(newestOnHome))
  return rows.map((row) => toBulletin(row, call.locale))
}

export async function getBulletin(call: Call, { params }: { params: { id: string } }): Promise<Bulletin> {
  const [rows] = await call.read(findBulletin(params.id))
  return toBulletin(getOrRefuse(rows[0]), call.locale)
}

type BulletinRow = { id: string; texts: unknown; is_pinned: boolean; published_at: string }

/** The text is in the reader's language where the provider wrote one, otherwise in simplified Chinese. */
function toBulletin(row: BulletinRow, locale: Locale): Bulletin {
  const texts = row.texts as Partial<Record<Locale, { title: string; content: string }>>
  const { title = '', content = '' } = texts[locale] ?? texts[defaultLocale] ?? {}
  return { id: row.id, title, content, isPinned: row.is_pinned, publishedAt: row.published_at }
}
