import type { ContractDocument } from '@quayside/contract/orders/contract-document.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { contractState, isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import type { OrderContractQuery } from '@quayside/contract/orders/order-contract.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { SortColumns } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { findOrders } from './order-queries.ts'
import { findOrder, findOrderLines, type OrderLineRow, type OrderRecordRow } from './order-record-queries.ts'

const signableStates = orderState.values.filter(isContractSignable)

type Filter = Omit<OrderContractQuery, 'pageNum' | 'pageSize' | 'orderByColumn' | 'isAsc'>

/** Orders of the kinds the caller may see, each with its current signature where there is one. */
export function findContracts(companyId: string, kinds: readonly number[], filter: Filter, locale?: Locale) {
  const { state, isSignable, ...ofOrder } = filter
  let query = findOrders(companyId, ofOrder, locale)
    .leftJoin('order_contract as k', (join) =>
      join
        .onRef('k.company_id', '=', 'o.company_id')
        .onRef('k.order_id', '=', 'o.id')
        .on('k.is_current', '=', true),
    )
    .select(['k.hash', 'k.is_broken', 'k.signer_name', 'k.signed_at', 'k.terms_version'])
    .where('o.model_type', '=', raw<number>`any(${[...kinds]}::int[])`)
  if (state === contractState.codes.unsigned) query = query.where('k.id', 'is', null)
  if (state === contractState.codes.signed) query = query.where('k.is_broken', '=', false)
  if (state === contractState.codes.broken) query = query.where('k.is_broken', '=', true)
  if (isSignable !== undefined)
    query = query.where(
      raw<boolean>`(o.state = any(${signableStates}::int[]) and coalesce(k.is_broken, true)) = ${isSignable === 1}`,
    )
  return query
}
export type ContractRow = Awaited<ReturnType<ReturnType<typeof findContracts>['execute']>>[number]

export const contractSort: SortColumns<NonNullable<OrderContractQuery['orderByColumn']>> = {
  id: raw`o.id`,
  orderNo: raw`o.order_no`,
  orderDate: raw`o.order_date`,
  orderAmount: raw`o.order_amount`,
  signedAt: raw`k.signed_at`,
}

const findSignatures = (companyId: string, orderId: string) =>
  sql
    .selectFrom('order_contract')
    .select(['hash', 'document', 'terms_version', 'signer_name', 'signed_at', 'is_current'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(20)

/** The version that an administrator of the company accepted last; without any, the one that it was submitted with. */
const agreedVersion = raw<string | null>`coalesce((
  select a.version from agreement_acceptance a join member m on m.person_id = a.person_id
  where m.company_id = company.id and m.is_administrator and m.is_enabled and m.deleted_at is null
  order by a.accepted_at desc, a.version desc limit 1), company.agreement_version)`

const findParty = (companyId: string) =>
  sql
    .selectFrom('company')
    .select(['name', 'english_name', 'credit_code', 'address', 'phone', 'legal_person'])
    .select(agreedVersion.as('agreement_version'))
    .where('id', '=', companyId)

const findProvider = sql.selectFrom('system_config').select('value').where('key', '=', 'provider')

type Signature = {
  readonly hash: string
  readonly document: ContractDocument
  readonly termsVersion: string
  readonly signerName: string
  readonly signedAt: string
}

export type ContractRows = {
  readonly order: OrderRecordRow
  readonly lines: readonly OrderLineRow[]
  readonly company: Awaited<ReturnType<ReturnType<typeof findParty>['execute']>>[number]
  readonly provider: unknown
  /** The one that counts, and those that a later one replaced. */
  readonly signature: Signature | undefined
  readonly formerSignatures: readonly Signature[]
}

/** All that a contract is made of, in one round trip. */
export async function readContract(read: Reader, companyId: string, id: string): Promise<ContractRows> {
  const [orders, lines, companies, providers, signatures] = await read(
    findOrder({ companyId, id }),
    findOrderLines({ companyId, orderId: id }),
    findParty(companyId),
    findProvider,
    findSignatures(companyId, id),
  )
  const all = signatures.map((row) => ({
    hash: row.hash,
    document: row.document as ContractDocument,
    termsVersion: row.terms_version,
    signerName: row.signer_name,
    signedAt: row.signed_at,
    isCurrent: row.is_current,
  }))
  return {
    order: getOrRefuse(orders[0]),
    lines,
    company: getOrRefuse(companies[0]),
    provider: providers[0]?.value,
    signature: all.find(({ isCurrent }) => isCurrent),
    formerSignatures: all.filter(({ isCurrent }) => !isCurrent),
  }
}
