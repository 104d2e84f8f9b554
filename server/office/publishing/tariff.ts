import type { ImportRow } from '@quayside/contract/kernel/import.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { TariffImport } from '@quayside/contract/office/publishing.ts'
import { sql as raw } from 'kysely'
import { importTariff, type TariffImport as Taken } from '../../modules/products/import-tariff.ts'
import { sql } from '../../platform/database/database.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'

const mostRejectedKept = 200
const tellEvery = 500
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

const toImport = (row: ImportRecord): TariffImport => ({
  id: row.id,
  fileName: row.file_name,
  sourceDate: row.source_date,
  state: row.state as TariffImport['state'],
  readCount: row.read_count,
  acceptedCount: row.accepted_count,
  rejectedCount: row.rejected_count,
  replacedSample: row.replaced_sample,
  ignoredColumns: row.ignored_columns,
  rejected: row.rejected as ImportRow[],
  failure: row.failure,
  startedAt: row.started_at,
  updatedAt: row.updated_at,
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
  return toImport(found(rows[0]))
}

async function takeTariff(call: OfficeCall, id: string, upload: Upload, sourceDate: string): Promise<void> {
  let toldAt = 0
  try {
    const taken = await importTariff(call.platform, upload.bytes, {
      locale: call.locale,
      sourceDate,
      onProgress({ read, accepted, rejected }) {
        const now = performance.now()
        if (now - toldAt < tellEvery) return
        toldAt = now
        void tell(call, id, { read_count: read, accepted_count: accepted, rejected_count: rejected })
      },
    })
    await tell(call, id, {
      state: 'done',
      read_count: taken.acceptedCount + taken.rejected.length,
      accepted_count: taken.acceptedCount,
      rejected_count: taken.rejected.length,
      replaced_sample: taken.replacedSample,
      ignored_columns: [...taken.ignoredColumns],
      rejected: JSON.stringify(rejectedOf(call, taken)),
    })
  } catch (error) {
    if (!(error instanceof Refusal))
      call.platform.log.error({ err: error, reference: call.reference }, 'the tariff could not be taken')
    const [first] = error instanceof Refusal ? error.findings : []
    const failure = first
      ? call.text(`errors.${first.code}`, first.params)
      : call.text('server.status.500', { reference: call.reference })
    await tell(call, id, { state: 'failed', failure })
  }
}

const rejectedOf = (call: OfficeCall, { rejected }: Taken): ImportRow[] =>
  rejected.slice(0, mostRejectedKept).map(({ row, values, findings }) => ({
    row,
    values,
    errors: findings.map(({ path, code, params }) => ({
      path: path ?? '',
      msg: call.text(`errors.${code}`, params),
    })),
  }))

type Told = Partial<{
  state: string
  read_count: number
  accepted_count: number
  rejected_count: number
  replaced_sample: number
  ignored_columns: string[]
  rejected: string
  failure: string
}>

/** Written outside the import's transaction, so that it is visible before the commit. */
async function tell(call: OfficeCall, id: string, told: Told): Promise<void> {
  const telling = sql
    .updateTable('tariff_import')
    .set({ ...told, updated_at: raw<string>`now()` })
    .where('id', '=', id)
  await call.platform.staff
    .run(telling.compile())
    .catch((error: unknown) => call.platform.log.warn({ err: error }, 'progress not told'))
}
