import type { StartFacts } from '@quayside/contract/home/home-start.ts'
import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { missingDocuments, supplierDocuments } from '@quayside/contract/partners/supplier.rules.ts'
import { classificationStatus } from '@quayside/contract/products/product.codes.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'

type Of = { readonly companyId: string }

/** Out of the tally, so that it costs the same among millions of orders. */
const countOrders = compiledOnce(({ companyId }: Of) =>
  sql
    .selectFrom('order_tally as t')
    .select(raw<string>`coalesce(sum(t.orders), 0)::text`.as('placed'))
    .where('t.company_id', '=', companyId)
    .where('t.state', '<>', orderState.codes.draft),
)

/** Whether the company has placed an order, of whatever kind; drafts do not count. */
export async function hasBegun(call: Call): Promise<boolean> {
  const [[row]] = await call.read(countOrders({ companyId: call.principal.companyId }))
  return Number(row?.placed ?? 0) > 0
}

/** What is there before the first order, for a company that has placed none. */
export async function readStart(call: Call): Promise<StartFacts> {
  const { principal } = call
  const { companyId } = principal
  const kinds = orderKind.values.filter((kind) => may(principal, orderPermission(kind, 'save')))
  const [[company], suppliers, [products], drafts] = await call.read(
    findCompany(companyId),
    findNearestSupplier(companyId),
    countProducts(companyId),
    findNewestDraft(companyId, kinds),
  )
  if (!company) throw new Error(`company ${companyId} of a session is gone`)
  const [supplier] = suppliers
  const [draft] = drafts
  return {
    company: {
      certification: company.certification as StartFacts['company']['certification'],
      hasCustomsCode: company.has_customs_code,
      hasInvoicing: company.has_invoicing,
    },
    supplier: may(principal, 'business-supplier-list')
      ? {
          count: Number(supplier?.count ?? 0),
          nearest: supplier
            ? {
                id: supplier.id,
                name: partnerName(call.locale, supplier),
                missingDocuments: missingDocuments(supplier.attached_kinds),
                hasAccount: supplier.has_account,
              }
            : null,
        }
      : null,
    product: may(principal, 'product-goods-list')
      ? {
          count: Number(products?.count ?? 0),
          classified: Number(products?.classified ?? 0),
          requested: Number(products?.requested ?? 0),
        }
      : null,
    order:
      kinds.length > 0
        ? {
            drafts: Number(draft?.count ?? 0),
            newest: draft ? { id: draft.id, orderNo: draft.order_no, modelType: draft.model_type } : null,
          }
        : null,
  }
}

const findCompany = (companyId: string) =>
  sql
    .selectFrom('company as c')
    .select('c.certification')
    .select([
      raw<boolean>`c.customs_code <> ''`.as('has_customs_code'),
      raw<boolean>`(c.tax_no <> '' and c.invoicing_bank <> '')`.as('has_invoicing'),
    ])
    .where('c.id', '=', companyId)

/** The enabled supplier that lacks least, the oldest of several, and how many there are. */
const findNearestSupplier = (companyId: string) => {
  const kinds = raw<string[]>`array(select distinct a.kind from attachment a where a.company_id = s.company_id
    and a.entity = 'supplier' and a.entity_id = s.id and a.deleted_at is null
    and a.kind = any(${[...supplierDocuments]}::text[]))`
  const hasAccount = raw<boolean>`exists (select from supplier_account b where b.company_id = s.company_id
    and b.supplier_id = s.id and b.deleted_at is null)`
  return sql
    .selectFrom('supplier as s')
    .select(['s.id', 's.name', 's.english_name as englishName'])
    .select([
      raw<string>`(count(*) over ())::text`.as('count'),
      kinds.as('attached_kinds'),
      hasAccount.as('has_account'),
    ])
    .where('s.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)
    .where('s.status', '=', supplierStatus.codes.enabled)
    .orderBy(raw`cardinality(${kinds}) desc, ${hasAccount} desc, s.id`)
    .limit(1)
}

const { requested, answered } = classificationStatus.codes
const countProducts = (companyId: string) =>
  sql
    .selectFrom('product_tally as t')
    .select([
      raw<string>`coalesce(sum(t.products), 0)::text`.as('count'),
      raw<string>`coalesce(sum(t.products) filter (where t.is_classified), 0)::text`.as('classified'),
      raw<string>`coalesce(sum(t.products) filter (where t.classification_status in
        (${raw.lit(requested)}, ${raw.lit(answered)})), 0)::text`.as('requested'),
    ])
    .where('t.company_id', '=', companyId)

const findNewestDraft = (companyId: string, kinds: readonly number[]) =>
  sql
    .selectFrom('trade_order as o')
    .select(['o.id', 'o.order_no', 'o.model_type'])
    .select(raw<string>`(count(*) over ())::text`.as('count'))
    .where('o.company_id', '=', companyId)
    .where('o.deleted_at', 'is', null)
    .where('o.state', '=', orderState.codes.draft)
    .where('o.model_type', '=', raw<number>`any(${[...kinds]}::int[])`)
    .orderBy('o.id', 'desc')
    .limit(1)
