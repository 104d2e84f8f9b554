import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkTariffRow, type TariffRow } from '@quayside/contract/products/tariff-row.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { openStaging, stageHsCodes, takeOverStaged } from './insert-hs-codes.ts'
import { preparedTexts } from './shared-tariff-texts.ts'
import { readTariffTerms, toHsCode } from './tariff-row.ts'

/** Codes sent by the provider singly or in batches: valid ones are saved, the others are refused one by one. */
export async function recordHsCodes(
  tx: Tx,
  rows: readonly TariffRow[],
  sourceDate: string,
): Promise<readonly (readonly Finding[])[]> {
  const terms = await readTariffTerms(tx)
  const findings = rows.map((row) => checkTariffRow(row, terms))
  const good = rows.filter((_, place) => findings[place]?.length === 0)
  if (good.length === 0) return findings
  const prepared = await preparedTexts(
    good.map((row) => ({ zhCN: row.chineseName, zhTW: row.traditionalName, en: row.englishName })),
  )
  await openStaging(tx)
  await stageHsCodes(
    tx,
    good.map((row, place) => toHsCode(row, prepared[place], terms, sourceDate)),
  )
  await takeOverStaged(tx)
  await raw`drop table incoming_hs_code`.execute(tx)
  return findings
}
