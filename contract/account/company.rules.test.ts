import { describe, expect, it } from 'vitest'
import { type CompanyFacts, checkCompany } from './company.rules.ts'

const complete: CompanyFacts = {
  name: '深圳市海燕电子有限公司',
  creditCode: '91350100M000100Y43',
  legalPerson: '王伟',
  legalPersonId: '11010519491231002X',
  agentName: '李雷',
  agentPhone: '+852 2345 6789',
  email: 'office@example.com',
  phone: '',
  invoicingPhone: '',
  hasAgreed: true,
  licenceCount: 1,
}

describe('company information', () => {
  it('is complete with what section 5 asks for, and telephones may be left out', () => {
    expect(checkCompany(complete)).toEqual([])
  })

  it.each([
    ['name', ' ', 'field.required'],
    ['creditCode', '', 'field.required'],
    ['creditCode', '91350100M000100Y44', 'format.creditCode'],
    ['creditCode', '91350100M000100Y4', 'format.creditCode'],
    ['legalPerson', '', 'field.required'],
    ['legalPersonId', '', 'field.required'],
    ['legalPersonId', '110105194912310021', 'format.idCard'],
    ['agentName', '', 'field.required'],
    ['agentPhone', '', 'field.required'],
    ['agentPhone', 'call me', 'format.phone'],
    ['email', '', 'field.required'],
    ['email', 'office@', 'format.email'],
    ['phone', 'x', 'format.phone'],
    ['invoicingPhone', 'x', 'format.phone'],
  ])('finds %s = %j', (path, value, code) => {
    expect(checkCompany({ ...complete, [path]: value })).toEqual([{ path, code }])
  })

  it('needs the licence and the agreement', () => {
    expect(checkCompany({ ...complete, licenceCount: 0, hasAgreed: false })).toEqual([
      { path: 'licenceFileIds', code: 'company.licenceMissing' },
      { path: 'agree', code: 'company.consentMissing' },
    ])
  })
})
