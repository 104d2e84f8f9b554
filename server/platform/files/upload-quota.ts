import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import { uploadQuotas } from '@quayside/contract/kernel/file.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql, type Tx } from '../database/database.ts'
import { sizeText } from './outcome.ts'

type Uploader = { readonly companyId: string; readonly memberId: string }

/** What a member and the whole company have uploaded within a day. */
export const findUploadsOfDay = ({ companyId, memberId }: Uploader) =>
  sql
    .selectFrom('file')
    .select([
      raw<string>`count(*)`.as('company_files'),
      raw<string>`coalesce(sum(bytes), 0)`.as('company_bytes'),
      raw<string>`count(*) filter (where uploaded_by = ${memberId})`.as('member_files'),
      raw<string>`coalesce(sum(bytes) filter (where uploaded_by = ${memberId}), 0)`.as('member_bytes'),
      raw<boolean>`exists (select 1 from company where id = ${companyId}
        and certification = ${certificationStatus.codes.passed})`.as('is_reviewed'),
    ])
    .where('company_id', '=', companyId)
    .where('created_at', '>', raw<string>`now() - interval '24 hours'`)

type UploadsOfDay = InferResult<ReturnType<typeof findUploadsOfDay>>[number]

/** The quota of a company that is not reviewed yet covers its documents and some retries. */
export function requireRoom(used: UploadsOfDay | undefined, bytes: number): void {
  if (used === undefined) return
  const { member, company } = used.is_reviewed ? uploadQuotas.reviewed : uploadQuotas.unreviewed
  const sides = [
    { quota: member, files: used.member_files, bytes: used.member_bytes },
    { quota: company, files: used.company_files, bytes: used.company_bytes },
  ]
  for (const { quota, ...so } of sides) {
    if (Number(so.files) < quota.files && Number(so.bytes) + bytes <= quota.bytes) continue
    throw refuse('file.quota', { files: quota.files, size: sizeText(quota.bytes) })
  }
}

/** The same inside the transaction that keeps the file; uploads of one company are counted one after the other. */
export async function requireRoomNow(tx: Tx, uploader: Uploader, bytes: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${`uploads ${uploader.companyId}`}, 0))`.execute(tx)
  const { rows } = await tx.executeQuery(findUploadsOfDay(uploader).compile())
  requireRoom(rows[0], bytes)
}
