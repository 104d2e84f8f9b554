import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import { expect, it } from 'vitest'
import { demoAccounts } from './demo-accounts.ts'

it('the printed accounts are those that the password alone opens', () => {
  const printed = demoAccounts().join('\n')
  const members = demoCompanies.flatMap((company) => company.members)
  expect(members.some(({ hasSecondFactor }) => hasSecondFactor)).toBe(true)
  for (const { mobile, hasSecondFactor } of members) expect(printed.includes(mobile)).toBe(!hasSecondFactor)
})
