import { auditParts } from '@quayside/contract/office/audit.ts'
import { officeStaff } from '@quayside/phrases/zh-CN/office/staff.ts'
import { expect, it } from 'vitest'
import { routes } from '../../app.ts'
import { officeRoutes } from '../routes.ts'

it('says of every call that changes something what it is about and what was done', () => {
  const calls = [
    ...routes.map(({ key }) => key),
    ...officeRoutes.map(({ key }) => `office ${key}`),
    'login.password',
    'login.sms',
    'login.refresh',
    'login.secondFactor',
    'login.passkey',
    'register',
    'password.reset',
    'office login',
  ].filter((call) => !/^(office )?GET /.test(call) || call === 'office GET system/online/file/{id}')
  // These begin a session, read, or are a forwarder's, and leave rows under names of their own, or none.
  const silent =
    /auth\/oauth\/token|auth\/mobile|auth\/login|passkey\/ask|getSysInfo|importRejected|bankStatement\/check|paymentApplication\/preview|quoteLink/
  const wordless = calls.filter((call) => {
    const { subject, verb } = auditParts(call)
    return !silent.test(call) && !(subject in officeStaff.audit.subjects && verb in officeStaff.audit.verbs)
  })
  expect(wordless).toEqual([])
})
