import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { isTooFarAhead } from '@quayside/contract/rates/rate.ts'
import type { RateRow } from '@quayside/contract/rates/rate-row.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { importRates, rateSheet } from '../../modules/rates/import-rates.ts'
import { recordRates } from '../../modules/rates/record-rates.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importTemplate } from '../../platform/records/import-answer.ts'
import type { OfficeCall } from '../office-call.ts'

export function saveRates(
  call: OfficeCall,
  { body }: { body: { rows: RateRow[] } },
): Promise<{ count: number }> {
  const today = call.platform.clock.today()
  refuseIfAny(
    body.rows.flatMap(({ source, day }, place) =>
      isTooFarAhead(source, day, today) ? [at(`rows.${place}.day`, 'rate.inFuture')] : [],
    ),
  )
  return call.write((tx, note) => {
    note.target = body.rows
      .map(({ source, currency, day }) => `${source} ${currency} ${day}`)
      .join(', ')
      .slice(0, 500)
    return recordRates(tx, body.rows)
  })
}

export const rateTemplate = (call: OfficeCall): Promise<Binary> => importTemplate(call, rateSheet)

export async function importRateSheet(
  call: OfficeCall,
  { body, upload }: { body: ImportInput; upload: Upload },
): Promise<ImportResult> {
  const result = await importRates(call.platform, {
    ...upload,
    locale: call.locale,
    mode: body.mode,
  })
  if (body.mode === 'take')
    await call.write((_tx, note) => {
      note.target = `${upload.fileName}: ${result.acceptedCount}`
      return Promise.resolve()
    })
  return result
}
