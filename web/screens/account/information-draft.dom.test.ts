import { companyFields } from '@quayside/contract/account/company.ts'
import { describe, expect, it } from 'vitest'
import { changesBetween, findLocally, type InformationValues, keepLocally } from './information-draft.ts'

const empty = {
  ...Object.fromEntries(companyFields.map((field) => [field, ''])),
  agree: false,
  licences: [],
} as unknown as InformationValues
const licence = { fileId: '7', name: 'licence.png', mime: 'image/png', bytes: 100 }

describe('the draft of the company information', () => {
  it('sends only what was changed, since what is left out stays as it was', () => {
    expect(changesBetween(empty, empty)).toEqual({})
    expect(changesBetween(empty, { ...empty, name: 'Dawn', agree: true })).toEqual({
      name: 'Dawn',
      agree: true,
    })
    expect(changesBetween({ ...empty, name: 'Dawn' }, empty)).toEqual({ name: '' })
  })

  it('names the licences once one is there', () => {
    expect(changesBetween(empty, { ...empty, licences: [licence] })).toEqual({ licenceFileIds: ['7'] })
    expect(changesBetween({ ...empty, licences: [licence] }, { ...empty, licences: [licence] })).toEqual({})
  })

  it('tells the server that the last licence was taken off', () => {
    expect(changesBetween({ ...empty, licences: [licence] }, empty)).toEqual({ licenceFileIds: [] })
  })

  it('keeps in the browser what the server has not got, and forgets it afterwards', () => {
    keepLocally('1', { name: 'Dawn', legalPersonId: '11010519491231002X' })
    // Identity numbers are not stored in a browser that colleagues may share.
    expect(findLocally('1')).toEqual({ name: 'Dawn' })
    expect(findLocally('2')).toEqual({})
    keepLocally('1', {})
    expect(localStorage.length).toBe(0)
  })
})
