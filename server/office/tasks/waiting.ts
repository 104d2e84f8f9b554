import { companyMachine } from '@quayside/contract/account/company.states.ts'
import { companyChangeMachine } from '@quayside/contract/account/company-change.states.ts'
import type { AnyMachine } from '@quayside/contract/kernel/machine.ts'
import { consultationMachine } from '@quayside/contract/notices/consultation.states.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import type { TaskKind } from '@quayside/contract/office/task.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { takeUpCompany } from '../../modules/account/review-company.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { stateNameIn } from '../review/list-records.ts'

/** One kind of record that can wait for the provider. To let a module's records wait here, add its entry below. */
export type Waiting = {
  /** Any of these sees the tasks and may take them up. */
  readonly access: readonly StaffPermission[]
  readonly machine: AnyMachine
  /** `id, company_id, title, state, since` of all that wait, whatever the company. */
  readonly rows: RawBuilder<unknown>
  /** What taking up means for the record itself, where its machine has a step for it. */
  readonly takeUp?: (tx: Tx, acting: Acting, id: string, state: string) => Promise<void>
}

export const waiting: Record<TaskKind, Waiting> = {
  order: {
    access: ['order-audit', 'order-price'],
    machine: orderMachine,
    rows: raw`select id, company_id, order_no as title, state::text, coalesce(submitted_at, created_at) as since
      from trade_order where state = 1 and deleted_at is null`,
  },
  company: {
    access: ['company-review'],
    machine: companyMachine,
    rows: raw`select id, id as company_id, name as title, certification as state, coalesce(submitted_at, created_at) as since
      from company where certification in ('APPLY', 'VERIFYING') and deleted_at is null`,
    takeUp: async (tx, acting, id, state) => {
      if (state === 'applied') await takeUpCompany(tx, id, acting)
    },
  },
  companyChange: {
    access: ['company-review'],
    machine: companyChangeMachine,
    rows: raw`select c.id, c.company_id, company.name as title, c.state::text, c.created_at as since
      from company_change c join company on company.id = c.company_id where c.state = 0`,
  },
  supplier: {
    access: ['supplier-decide'],
    machine: supplierMachine,
    rows: raw`select id, company_id, number || ' ' || name as title, status::text as state, updated_at as since
      from supplier where status in (3, 4) and deleted_at is null`,
  },
  productRequest: {
    access: ['classification-answer'],
    machine: classificationRequestMachine,
    rows: raw`select r.id, r.company_id, r.number || ' ' || p.model as title, r.state::text,
        case when r.state = 5 then r.updated_at else coalesce(r.submitted_at, r.created_at) end as since
      from classification_request r join product p on p.company_id = r.company_id and p.id = r.product_id
      where r.state in (1, 5) and r.deleted_at is null`,
  },
  consultation: {
    access: ['consultation-answer'],
    machine: consultationMachine,
    rows: raw`select id, company_id, number || ' ' || title as title, state::text, waiting_since as since
      from consultation where state = 0`,
  },
}

export const stateNameOf = (kind: TaskKind, code: string): string => stateNameIn(waiting[kind].machine, code)
