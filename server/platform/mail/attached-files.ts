import { buffer } from 'node:stream/consumers'
import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import { StoredFileMissing } from '../files/storage.ts'
import type { Platform } from '../platform.ts'
import type { Attachment } from './open-mailer.ts'

/** Mail servers commonly refuse more than 10 to 25 MB; a larger file is opened in the portal. */
const mostBytes = 8_000_000

/** The files of a company that are still there, as long as they fit into an e-mail together. */
export async function attachedFiles(
  platform: Platform,
  companyId: string,
  ids: readonly string[],
): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const [rows = []] = await platform.staff.read([
    sql
      .selectFrom('file')
      .select(['name', 'bytes', 'storage_key'])
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
      .orderBy('id')
      .compile(),
  ])
  const attachments: Attachment[] = []
  let bytes = 0
  for (const row of rows as { name: string; bytes: string; storage_key: string }[]) {
    bytes += Number(row.bytes)
    if (bytes > mostBytes) return attachments
    try {
      attachments.push({
        filename: row.name,
        content: await buffer(await platform.files.open(row.storage_key)),
      })
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error
    }
  }
  return attachments
}
