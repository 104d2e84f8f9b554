import { demoCompanies, demoPassword } from '@quayside/db/seeds/demo/companies.ts'
import { demoStaff } from '@quayside/db/seeds/demo/staff.ts'

/** What `npm start` prints. */
export function demoAccounts(): string[] {
  const rows = demoCompanies.flatMap((company) => [
    `  ${company.administrator.mobile}  administrator of ${company.englishName} (${company.review})`,
    // The password alone does not open an account with a second factor.
    ...company.members
      .filter(({ hasSecondFactor }) => !hasSecondFactor)
      .map((member) => `  ${member.mobile}  ${member.permissionSet} of the same company`),
    ...(company.groupCompany
      ? [
          `  ${company.administrator.mobile}  administrator of ${company.groupCompany.englishName} too: switch in the bar`,
        ]
      : []),
  ])
  const staff = demoStaff.map(
    ({ email, roles }) => `  ${email}  ${roles.join(', ')} of the provider, at /office`,
  )
  return [`Demo accounts, password ${demoPassword}:`, ...rows, ...staff]
}
