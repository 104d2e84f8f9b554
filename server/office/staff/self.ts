import type { StaffSelf } from '@quayside/contract/office/staff.ts'
import { permissionsOf, type StaffRole } from '@quayside/contract/office/staff-roles.ts'
import type { OfficeCall } from '../office-call.ts'

export const selfOf = (staff: {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly hasSecondFactor: boolean
  readonly isEnrolling: boolean
}): StaffSelf => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  roles: [...staff.roles],
  permissions: permissionsOf(staff.roles),
  hasSecondFactor: staff.hasSecondFactor,
  isEnrolling: staff.isEnrolling,
})

export const getSelf = (call: OfficeCall): Promise<StaffSelf> => Promise.resolve(selfOf(call.staff))
