import { describe, expect, it } from 'vitest'
import { fieldsToReview, isNewLicence, isReviewedField } from './company-change.rules.ts'

const company = { name: 'A', creditCode: 'B', legalPerson: 'C', legalPersonId: 'D', licenceNo: 'E' }

describe('a change of a certified company', () => {
  it('goes to review for what the company was certified by, and only for what differs', () => {
    expect(fieldsToReview(company, company)).toEqual([])
    expect(fieldsToReview(company, { ...company, licenceNo: 'x', name: 'y' })).toEqual(['name', 'licenceNo'])
    expect(isReviewedField('creditCode')).toBe(true)
    expect(isReviewedField('email')).toBe(false)
  })

  it('has a new licence when the files differ, not when only their order does', () => {
    expect(isNewLicence(['1', '2'], ['2', '1', '1'])).toBe(false)
    expect(isNewLicence(['1'], ['1', '2'])).toBe(true)
    expect(isNewLicence(['1'], [])).toBe(true)
  })
})
