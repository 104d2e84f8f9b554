import { expect, it } from 'vitest'
import { ErpProductDraft } from './upserts.ts'

const product = {
  name: 'Sensor',
  description: '',
  category: 0,
  origin: 'JP',
  unit: '007',
  manufacturer: '',
}
const classified = { hsCode: '9032899099', cccStatus: 0, hongKongControl: 0 }
const key = { companyId: '1', model: 'M1', brand: 'B' }
const isTaken = (draft: object) => ErpProductDraft.safeParse({ ...key, ...draft }).success

it('the ERP sends a product, its classification, or both', () => {
  expect(isTaken({ product })).toBe(true)
  expect(isTaken(classified)).toBe(true)
  expect(isTaken({ product, ...classified })).toBe(true)
  expect(isTaken({})).toBe(false)
})

it('a classification has its code, whether it is in the 3C catalogue and whether Hong Kong controls it', () => {
  for (const name of ['hsCode', 'cccStatus', 'hongKongControl'])
    expect(isTaken({ product, ...classified, [name]: undefined })).toBe(false)
  expect(isTaken({ product, cccStatus: 0 })).toBe(false)
  expect(isTaken({ product, hongKongControl: 0 })).toBe(false)
})
