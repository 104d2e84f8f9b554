import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Names in the languages they are known in; a heading may have none. */
type HsNames = { readonly 'zh-CN'?: string; readonly 'zh-TW'?: string; readonly 'en-US'?: string }

/** A row of `hs_code` as it is put together from a file or a seed; what a heading lacks is left out. */
export type NewHsCode = {
  readonly code: string
  readonly level: number
  readonly section?: number
  readonly names: HsNames
  readonly first_unit?: string | null
  readonly second_unit?: string | null
  readonly mfn_rate?: string | null
  readonly general_rate?: string | null
  readonly temporary_rate?: string | null
  readonly vat_rate?: string | null
  readonly refund_rate?: string | null
  readonly consumption_rate?: string | null
  readonly supervision: string
  readonly inspection: string
  readonly elements: readonly string[]
  readonly search: string
  readonly is_sample: boolean
  readonly source_date: string
}

/** Rows are staged until all are present, because only then is the hierarchy known. */
export const openStaging = (tx: Tx) =>
  raw`create temporary table incoming_hs_code on commit drop as select * from hs_code with no data`.execute(
    tx,
  )

export const stageHsCodes = (tx: Tx, rows: readonly NewHsCode[]) =>
  raw`insert into incoming_hs_code
    select * from jsonb_populate_recordset(null::hs_code, ${JSON.stringify(rows)}::jsonb)`.execute(tx)

const columns = raw`code, parent, level, section, names, first_unit, second_unit, mfn_rate, general_rate, temporary_rate,
  vat_rate, refund_rate, consumption_rate, supervision, inspection, elements, search, is_sample, source_date`

/** Copies the staged rows to the tariff in one statement; existing codes are replaced. */
export async function takeOverStaged(tx: Tx): Promise<void> {
  await raw`analyze incoming_hs_code`.execute(tx)
  await stageMissingHeadings(tx)
  await raw`
    insert into hs_code (${columns})
    select n.code,
      case n.level when 2 then null
        when 10 then coalesce(line.code, known_line.code, left(n.code, 6))
        else left(n.code, n.level - 2) end,
      n.level, n.section, n.names, n.first_unit, n.second_unit, n.mfn_rate, n.general_rate, n.temporary_rate,
      n.vat_rate, n.refund_rate, n.consumption_rate, n.supervision, n.inspection, n.elements, n.search,
      n.is_sample, n.source_date
    from incoming_hs_code n
      left join incoming_hs_code line on n.level = 10 and line.code = left(n.code, 8)
      left join hs_code known_line on n.level = 10 and known_line.code = left(n.code, 8)
    on conflict (code) do update set parent = excluded.parent,
      -- A translation stays as long as what it translates does.
      names = case when hs_code.names ->> 'zh-CN' = excluded.names ->> 'zh-CN' then hs_code.names else '{}' end
        || excluded.names,
      search = excluded.search || case when hs_code.names ->> 'zh-CN' = excluded.names ->> 'zh-CN'
        then ' ' || lower(coalesce(hs_code.names ->> 'en-US', '')) else '' end,
      first_unit = excluded.first_unit, second_unit = excluded.second_unit,
      mfn_rate = excluded.mfn_rate, general_rate = excluded.general_rate, temporary_rate = excluded.temporary_rate,
      vat_rate = excluded.vat_rate, refund_rate = excluded.refund_rate, consumption_rate = excluded.consumption_rate,
      supervision = excluded.supervision, inspection = excluded.inspection, elements = excluded.elements,
      is_sample = excluded.is_sample, source_date = excluded.source_date`.execute(tx)
}

/** A tariff often lists ten digits only: the nodes above them are made, without a name. */
const stageMissingHeadings = (tx: Tx) =>
  raw`
    insert into incoming_hs_code (code, level, names, supervision, inspection, elements, search, is_sample, source_date)
    select left(n.code, above.level), above.level, '{}', '', '', '{}', '', false, max(n.source_date)
    from incoming_hs_code n cross join (values (4), (6)) above (level)
    where n.level > above.level
      and not exists (select 1 from hs_code t where t.code = left(n.code, above.level))
      and not exists (select 1 from incoming_hs_code t where t.code = left(n.code, above.level))
    group by left(n.code, above.level), above.level`.execute(tx)

/** In imported chapters the sample's codes are removed. */
export async function removeReplacedSample(tx: Tx): Promise<number> {
  const removed = await raw<{ code: string }>`
    delete from hs_code where is_sample and level = 10
      and left(code, 2) in (select distinct left(code, 2) from incoming_hs_code where level = 10)
    returning code`.execute(tx)
  for (const level of [8, 6, 4]) {
    await raw`delete from hs_code h where is_sample and level = ${level}
      and not exists (select 1 from hs_code below where below.parent = h.code)`.execute(tx)
  }
  return removed.rows.length
}
