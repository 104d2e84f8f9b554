import { demoCompanies, demoPassword } from '@quayside/db/seeds/demo/companies.ts'

/** What `npm start` prints. */
export function demoAccounts(): string[] {
  const rows = demoCompanies.flatMap((company) => [
    `  ${company.administrator.mobile}  administrator of ${company.englishName} (${company.review})`,
    ...company.members.map((member) => `  ${member.mobile}  ${member.permissionSet} of the same company`),
  ])
  return [`Demo accounts, password ${demoPassword}:`, ...rows]
}
