import type { Books } from './demo-books.ts'

export const openItems = ({ platform, companyId }: Books) =>
  platform.staff.transaction([], (tx) =>
    tx
      .selectFrom('receivable_item as i')
      .leftJoin('fee as f', 'f.entry_id', 'i.entry_id')
      .select([
        'i.id',
        'i.kind',
        'i.fee_kind',
        'i.order_id',
        'i.outstanding',
        'i.currency',
        'f.id as fee_id',
        'f.state',
      ])
      .where('i.company_id', '=', companyId)
      .where('i.outstanding', '>', '0')
      .orderBy('i.incurred_on', 'desc')
      .orderBy('i.id', 'desc')
      .execute(),
  )
