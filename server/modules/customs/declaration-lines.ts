import type { DeclaredLine } from '@quayside/contract/customs/split-line.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The columns of a line as the contract computes it. */
const lineValues = (line: Omit<DeclaredLine, 'sources' | 'saving'>) => ({
  hs_code: line.hsCode,
  inspection_code: line.inspectionCode,
  name: line.name,
  elements: line.elements,
  origin: line.origin,
  unit: line.unit,
  qty: line.qty,
  first_unit: line.firstUnit,
  first_qty: orNull(line.firstQty),
  second_unit: line.secondUnit,
  second_qty: orNull(line.secondQty),
  price: line.price,
  value: line.value,
  net_weight: orNull(line.netWeight),
  gross_weight: orNull(line.grossWeight),
  duty_rate: line.dutyRate,
  is_temporary_rate: line.isTemporaryRate,
  duty_measure: line.dutyMeasure,
  agreement: line.agreement,
  specific_duty: orNull(line.specificDuty),
  specific_unit: line.specificUnit,
  retaliatory_rate: line.retaliatoryRate,
  anti_dumping_rate: line.antiDumpingRate,
  vat_rate: line.vatRate,
  consumption_rate: line.consumptionRate,
  dutiable_value: line.dutiableValue,
  duty: line.duty,
  anti_dumping: line.antiDumping,
  consumption_tax: line.consumptionTax,
  vat: line.vat,
})

export async function insertLines(
  tx: Tx,
  declaration: { readonly companyId: string; readonly id: string },
  lines: readonly DeclaredLine[],
): Promise<void> {
  await tx
    .insertInto('declaration_line')
    .values(
      lines.map(({ sources, ...line }, place) => ({
        company_id: declaration.companyId,
        declaration_id: declaration.id,
        position: place + 1,
        order_line_ids: raw<string[]>`${[...sources]}::bigint[]`,
        ...lineValues(line),
      })),
    )
    .execute()
}

/** Positions without gaps, and the header's sums; answers the declaration's new version. */
export async function sumUpDeclaration(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  values: object = {},
): Promise<number> {
  await raw`update declaration_line l set position = placed.place
    from (select id, row_number() over (order by position, id) as place from declaration_line
      where company_id = ${companyId}::bigint and declaration_id = ${id}::bigint) placed
    where l.company_id = ${companyId}::bigint and l.id = placed.id and l.position <> placed.place`.execute(tx)
  const sums = await tx
    .selectFrom('declaration_line')
    .select([
      raw<number>`count(*)::int`.as('line_count'),
      raw<string>`coalesce(sum(value), 0)`.as('value'),
      raw<string>`coalesce(sum(duty), 0)`.as('duty'),
      raw<string>`coalesce(sum(anti_dumping), 0)`.as('anti_dumping'),
      raw<string>`coalesce(sum(consumption_tax), 0)`.as('consumption_tax'),
      raw<string>`coalesce(sum(vat), 0)`.as('vat'),
    ])
    .where('company_id', '=', companyId)
    .where('declaration_id', '=', id)
    .executeTakeFirstOrThrow()
  const { version } = await tx
    .updateTable('declaration')
    .set({ ...values, ...sums })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
