import { sql as raw } from 'kysely'

/** The orders `o` of the company that the analysis counts: of the period, and neither removed, drafts nor cancelled. */
export const reportedOrders = (
  companyId: string,
  { begin, end }: { readonly begin: string; readonly end: string },
) =>
  raw`o.company_id = ${companyId}::bigint and o.deleted_at is null and app.is_order_reported(o.state)
    and o.order_date between ${begin}::date and ${end}::date`
