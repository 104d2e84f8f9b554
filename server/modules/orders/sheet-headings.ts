import { addHeadings } from '@quayside/contract/kernel/sheet-headings.ts'
import type {
  SheetHeadings,
  SheetHeadingsInput,
  SheetHeadingsQuery,
} from '@quayside/contract/orders/sheet-headings.ts'
import { sql } from '../../platform/database/database.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

/** The kind of lines whose headings are meant. */
type HeadingColumn = 'headings' | 'inbound_headings'
type Headings = Readonly<Record<string, string>>

const findHeadings = (companyId: string, supplierId: string) =>
  sql
    .selectFrom('supplier as s')
    .leftJoin('sheet_heading as h', (join) =>
      join.onRef('h.company_id', '=', 's.company_id').onRef('h.supplier_id', '=', 's.id'),
    )
    .select(['h.headings', 'h.inbound_headings'])
    .where('s.company_id', '=', companyId)
    .where('s.id', '=', supplierId)
    .where('s.deleted_at', 'is', null)

/** Finds where a supplier's headings went when somebody of the company took its sheets before. */
export async function readHeadings(call: Call, column: HeadingColumn, supplierId: string): Promise<Headings> {
  const [rows] = await call.read(findHeadings(call.principal.companyId, supplierId))
  return (getOrRefuse(rows[0])[column] ?? {}) as Headings
}

export function keepHeadings(
  call: Call,
  column: HeadingColumn,
  { supplierId, headings: now }: { readonly supplierId: string; readonly headings: Headings },
): Promise<Headings> {
  const { companyId } = call.principal
  return call.write(async (tx) => {
    // The supplier is locked, so that two concurrent pastes both keep their headings.
    const locked = getOrRefuse(
      await tx
        .selectFrom('supplier')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', supplierId)
        .where('deleted_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    )
    const before = await tx
      .selectFrom('sheet_heading')
      .select(['headings', 'inbound_headings'])
      .where('company_id', '=', companyId)
      .where('supplier_id', '=', locked.id)
      .executeTakeFirst()
    const all = addHeadings((before?.[column] ?? {}) as Headings, now)
    const headings = JSON.stringify(all)
    await tx
      .insertInto('sheet_heading')
      .values({ company_id: companyId, supplier_id: locked.id, [column]: headings })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'supplier_id'])
          .doUpdateSet({ [column]: headings, updated_at: new Date().toISOString() }),
      )
      .execute()
    return all
  })
}

export const getSheetHeadings = async (
  call: Call,
  { query }: { query: SheetHeadingsQuery },
): Promise<SheetHeadings> => (await readHeadings(call, 'headings', query.supplierId)) as SheetHeadings

export const keepSheetHeadings = async (
  call: Call,
  { body }: { body: SheetHeadingsInput },
): Promise<SheetHeadings> => (await keepHeadings(call, 'headings', body)) as SheetHeadings
