import type { StaffRole } from '@quayside/contract/office/staff-roles.ts'
import { useFormatter, useTranslations } from 'use-intl'

/** Roles in words: “review or operations”. */
export function useRoleNames(): (roles: readonly StaffRole[]) => string {
  const names = useTranslations('office.roles')
  const format = useFormatter()
  return (roles) =>
    format.list(
      roles.map((role) => names(role)),
      { type: 'disjunction' },
    )
}
