import { missingFields } from '@quayside/contract/customs/declaration.rules.ts'
import { needsAmendmentRequest } from '@quayside/contract/customs/declaration.states.ts'
import { declarationColumns } from '@quayside/contract/customs/declaration.ts'
import {
  declareBody,
  ErpDeclarationDraft,
  editBody,
  erpDeclaration,
  markBody,
} from '@quayside/contract/gateway/customs.ts'
import { declarationPapersBody, OfficeDeclaration } from '@quayside/contract/office/customs.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { createDeclaration } from '../modules/customs/create-declarations.ts'
import { readDeclaration } from '../modules/customs/declarations.ts'
import { lockDeclaration } from '../modules/customs/move-declaration.ts'
import { stepDeclaration } from '../modules/customs/step-declaration.ts'
import type { Tx } from '../platform/database/database.ts'
import { type ActingCall, upsertOf } from './entity.ts'
import { providerDocument } from './provider-document.ts'
import { keepReferences, lockReferences } from './references.ts'

type OfCompany = { readonly companyId: string; readonly id: string }

async function findOrderId(tx: Tx, { companyId, orderNo }: ErpDeclarationDraft): Promise<string> {
  const row = await tx
    .selectFrom('trade_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('order_no', '=', orderNo)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  refuseIfAny(row ? [] : [at('orderNo', 'order.numberUnknown')])
  return row?.id ?? ''
}

/** A new one is made of the named lines; a known one has its header changed. */
async function save(
  tx: Tx,
  { acting }: ActingCall,
  draft: ErpDeclarationDraft,
  known: string | null | undefined,
): Promise<string> {
  const { reference: _reference, companyId: _company, orderNo: _order, orderLineIds, ...header } = draft
  const orderId = await findOrderId(tx, draft)
  if (!known) refuseIfAny(orderLineIds ? [] : [at('orderLineIds', 'field.required')])
  const id =
    known ?? (await createDeclaration(tx, acting, { orderId, orderLineIds: orderLineIds ?? [], header })).id
  await stepDeclaration(tx, acting, { id, name: 'edit', given: { ...header, lines: [] } })
  return id
}

/** Customs has the declaration and has not been asked to amend it. */
const statesToAmend = `{${declarationState.keys
  .filter((key) => needsAmendmentRequest(key))
  .map((key) => declarationState.codes[key])
  .join(',')}}`

const joined = { orderNo: raw<string>`o.order_no` }

export const declaration = providerDocument({
  kind: 'declaration',
  name: 'declarations',
  columns: declarationColumns,
  joins: raw`join trade_order o on o.company_id = r.company_id and o.id = r.order_id`,
  joined,
  facts: () => ({ target: undefined }),
  alsoWaits: raw<boolean>`r.differs_from_receipt`,
  awaited: {
    // Customs is asked to amend what differs from the receipt; while it does, nothing is awaited of us.
    amend: raw<boolean>`(r.differs_from_receipt and r.state = any(${raw.lit(statesToAmend)}::int[]))`,
  },
  title: raw`o.order_no`,
  since: raw`r.updated_at`,
  review: async (record: OfCompany, { read }) => {
    const detail = await readDeclaration(read, record)
    return { ...detail, missing: missingFields(detail) }
  },
  erp: erpDeclaration,
  office: {
    row: OfficeDeclaration,
    more: () => ({ taxes: raw`(r.duty + r.anti_dumping + r.consumption_tax + r.vat)::app.money` }),
    searched: [raw`r.number`, raw`r.declaration_no`, raw`o.order_no`],
  },
  more: async ({ company_id: companyId, id }, { read }) => {
    const { lines, attachments } = await readDeclaration(read, { companyId, id })
    return { lines, attachments }
  },
  bodies: { edit: editBody, declare: declareBody, mark: markBody },
  actions: { amend: {}, addDocuments: declarationPapersBody },
  lock: lockDeclaration,
  run: stepDeclaration,
  upsert: upsertOf({
    row: ErpDeclarationDraft,
    summary:
      'Makes declarations of lines of orders, or changes the header of those that customs does not have.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, rows, call) => {
      const known = await lockReferences(tx, 'declarations', rows)
      const saved: { draft: ErpDeclarationDraft; recordId: string }[] = []
      for (const draft of rows) {
        const before = known.get(draft.reference)
        const recordId =
          before?.recordId && before.isSame ? before.recordId : await save(tx, call, draft, before?.recordId)
        saved.push({ draft, recordId })
      }
      await keepReferences(tx, 'declarations', saved)
      return saved.map(({ recordId }) => ({ id: recordId }))
    },
  }),
})
