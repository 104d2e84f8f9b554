import type { Actor } from '@quayside/contract/kernel/machine.ts'
import type { Principal } from '../session/principal.ts'

/** Who does something to a record: a member of its company, or the provider, who may reach any company's. */
export type Acting = {
  readonly actor: Actor
  readonly id: string | null
  readonly name: string
  /** Set for a customer, who reaches records of this company only. */
  readonly companyId?: string
}

export const asCustomer = (principal: Principal): Acting & { companyId: string } => ({
  actor: 'customer',
  id: principal.memberId,
  name: principal.name,
  companyId: principal.companyId,
})
