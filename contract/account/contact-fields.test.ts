import { expect, it } from 'vitest'
import { ContactSave } from './contact.ts'
import { MemberQuery } from './member.ts'

const isTaken = (mobile: string) => ContactSave.safeParse({ type: 0, name: 'Li', mobile }).success

it('a contact’s mobile number is one of the mainland, or has its country code', () => {
  for (const mobile of ['', '13800138000', '+852 9123 4567', '+49 151 23456789'])
    expect(isTaken(mobile)).toBe(true)
  for (const mobile of ['12345678901', '9123 4567', '0755-26881200', '+', '+852 abc'])
    expect(isTaken(mobile)).toBe(false)
})

it('members are listed by whether they are enabled', () => {
  const enabled = (value: string) => MemberQuery.parse({ enabled: value }).enabled
  expect([enabled('true'), enabled('false')]).toEqual([true, false])
})
