import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { allPermissions } from '@quayside/contract/permissions.ts'
import { sql as raw } from 'kysely'
import { hashToken, newToken } from '../crypto/tokens.ts'
import { businessDay } from '../database/business-day.ts'
import type { Tx } from '../database/database.ts'
import type { Platform } from '../platform.ts'

let counter = 0
/** Mobile numbers that no other test of this process uses. */
export const freshMobile = (): string =>
  `139${String(process.pid % 1000).padStart(3, '0')}${String(++counter).padStart(5, '0')}`

export type GivenMember = {
  companyId: string
  memberId: string
  personId: string
  mobile: string
  token: string
}

/** Factories for what a test needs and does not test. */
export function givenOf(platform: Platform) {
  async function company(values: { certification?: string; name?: string } = {}): Promise<string> {
    return platform.staff.transaction([], async (tx) => {
      const row = await tx
        .insertInto('company')
        .values({ name: values.name ?? 'Test Electronics', certification: values.certification ?? 'PASSED' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    })
  }

  async function person(tx: Tx, mobile: string, passwordHash?: string): Promise<string> {
    const { id } = await tx
      .insertInto('person')
      .values({ mobile, password_hash: passwordHash ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /**
   * A member with a session of its own; `companyId` makes a colleague, otherwise a company comes with it; `personId` makes a
   * further membership of the same person.
   */
  async function member(
    values: {
      companyId?: string
      personId?: string
      permissions?: readonly string[]
      isAdministrator?: boolean
      passwordHash?: string
      scope?: 'full' | 'onboarding' | 'enrolment'
    } = {},
  ): Promise<GivenMember> {
    const companyId = values.companyId ?? (await company())
    const token = newToken()
    const mobile = freshMobile()
    return platform.staff.transaction([], async (tx) => {
      const personId = values.personId ?? (await person(tx, mobile, values.passwordHash))
      const { id } = await tx
        .insertInto('member')
        .values({
          company_id: companyId,
          person_id: personId,
          name: 'Wang Wei',
          is_administrator: values.isAdministrator ?? true,
          permission_set: 'administrator',
          permissions: [...(values.permissions ?? allPermissions)],
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('session')
        .values({
          company_id: companyId,
          member_id: id,
          scope: values.scope ?? 'full',
          token_hash: hashToken(token),
          idle_until: raw<string>`now() + interval '1 hour'`,
        })
        .execute()
      return { companyId, memberId: id, personId, mobile, token }
    })
  }

  /** One of the provider's staff with a session of their own. */
  async function staff(
    values: { roles?: readonly StaffRole[]; name?: string; passwordHash?: string } = {},
  ): Promise<{ id: string; email: string; token: string }> {
    const token = newToken()
    const email = `staff-${process.pid}-${++counter}@quayside.test`
    return platform.staff.transaction([], async (tx) => {
      const { id } = await tx
        .insertInto('staff')
        .values({
          email,
          name: values.name ?? 'Luo Qihang',
          roles: [...(values.roles ?? ['administrator'])],
          password_hash: values.passwordHash ?? '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('staff_session')
        .values({
          staff_id: id,
          token_hash: hashToken(token),
          idle_until: raw<string>`now() + interval '1 hour'`,
        })
        .execute()
      return { id, email, token }
    })
  }

  return { company, member, staff }
}

/** Where an order's goods are delivered, and to whom. */
export const deliveryForm = {
  type: 1,
  address: '1 Keji South Road, Shenzhen',
  consigneeName: 'Li Lei',
  consigneeIdNumber: '11010519491231002X',
  consigneePhone: '13800138000',
}

/** A supplier's account that was added so long ago that no text message is asked for. */
export const ageAccount = (tx: Tx, id: string) =>
  tx
    .updateTable('supplier_account')
    .set({ created_at: raw<string>`(${businessDay} - 30)::timestamptz` })
    .where('id', '=', id)
    .execute()
