import type { Permission } from '@quayside/contract/permissions.ts'
import { type RawBuilder, sql as raw } from 'kysely'

/** Leads from a row of a report, whose order is `o`, to the order's page. */
export const orderLink = (needs: Permission, search: Readonly<Record<string, RawBuilder<unknown>>> = {}) => ({
  to: '/orderInfo',
  search: { id: raw`o.id`, ...search },
  needs,
  orderKind: raw`o.model_type`,
})

export const orderNoColumn = { kind: 'text', sql: raw`o.order_no`, width: 18 } as const
