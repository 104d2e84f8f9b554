import {
  addHeadings,
  type SheetHeadings,
  type SheetHeadingsInput,
  type SheetHeadingsQuery,
} from '@quayside/contract/orders/sheet-headings.ts'
import { sql } from '../../platform/database/database.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

const findHeadings = (companyId: string, supplierId: string) =>
  sql
    .selectFrom('supplier as s')
    .leftJoin('sheet_heading as h', (join) =>
      join.onRef('h.company_id', '=', 's.company_id').onRef('h.supplier_id', '=', 's.id'),
    )
    .select('h.headings')
    .where('s.company_id', '=', companyId)
    .where('s.id', '=', supplierId)
    .where('s.deleted_at', 'is', null)

/** Where a supplier's headings went when somebody of the company pasted its sheets before. */
export async function getSheetHeadings(
  call: Call,
  { query }: { query: SheetHeadingsQuery },
): Promise<SheetHeadings> {
  const [rows] = await call.read(findHeadings(call.principal.companyId, query.supplierId))
  return (getOrRefuse(rows[0]).headings ?? {}) as SheetHeadings
}

export async function keepSheetHeadings(
  call: Call,
  { body }: { body: SheetHeadingsInput },
): Promise<SheetHeadings> {
  const { companyId } = call.principal
  const { supplierId } = body
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
      .select('headings')
      .where('company_id', '=', companyId)
      .where('supplier_id', '=', locked.id)
      .executeTakeFirst()
    const all = addHeadings((before?.headings ?? {}) as SheetHeadings, body.headings)
    const headings = JSON.stringify(all)
    await tx
      .insertInto('sheet_heading')
      .values({ company_id: companyId, supplier_id: locked.id, headings })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'supplier_id'])
          .doUpdateSet({ headings, updated_at: new Date().toISOString() }),
      )
      .execute()
    return all
  })
}
