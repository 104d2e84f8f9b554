import type { ImportRow } from '@quayside/contract/kernel/import.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { sql as raw } from 'kysely'
import { importTariff, type TariffImport as Taken } from '../../modules/products/import-tariff.ts'
import { sql } from '../../platform/database/database.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { OfficeCall } from '../office-call.ts'

const mostRejectedKept = 200

const tellEvery = 500

export async function takeTariff(
  call: OfficeCall,
  id: string,
  upload: Upload,
  sourceDate: string,
): Promise<void> {
  let toldAt = 0
  try {
    const taken = await importTariff(call.platform, upload, {
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
