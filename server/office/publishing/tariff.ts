import type { ImportRow } from '@quayside/contract/kernel/import.ts'
import { TariffImport } from '@quayside/contract/office/publishing.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'
import { takeTariff } from './take-tariff.ts'

/** An import without progress for this long was interrupted by a stop of its server. */
const silentFor = raw<string>`case when state = 'running' and updated_at < now() - interval '3 minutes' then 'failed' else state end`

const imports = sql
  .selectFrom('tariff_import')
  .select([
    'id',
    'file_name',
    'source_date',
    silentFor.as('state'),
    'read_count',
    'accepted_count',
    'rejected_count',
    'replaced_sample',
    'ignored_columns',
    'rejected',
    'failure',
    'started_at',
    'updated_at',
  ])
type ImportRecord = Awaited<ReturnType<typeof imports.execute>>[number]

const toImport = (row: ImportRecord): TariffImport =>
  shaped(TariffImport, row, {
    state: row.state as TariffImport['state'],
    rejected: row.rejected as ImportRow[],
  })

export const listTariffImports = (
  call: OfficeCall,
  { query }: { query: { pageNum: number; pageSize: number } },
) => listPage(call, imports, query, { id: raw`id` }, toImport)

/** Answers at once; how far it is can be asked for. */
export async function startTariffImport(
  call: OfficeCall,
  { body, upload }: { body: { sourceDate: string }; upload: Upload },
): Promise<TariffImport> {
  let isNew = false
  const id = await call.write(async (tx, note) => {
    isNew = true
    const row = await tx
      .insertInto('tariff_import')
      .values({ staff_id: call.staff.id, file_name: upload.fileName, source_date: body.sourceDate })
      .returning('id')
      .executeTakeFirstOrThrow()
    note.target = `tariff ${row.id}`
    return row.id
  })
  // The same file sent again under its Idempotency-Key is being taken already.
  if (isNew) void takeTariff(call, id, upload, body.sourceDate)
  const [rows] = await call.read(imports.where('id', '=', id))
  return toImport(getOrRefuse(rows[0]))
}
