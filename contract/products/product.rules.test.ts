import { describe, expect, it } from 'vitest'
import { classificationStatusFor } from './classification-request.rules.ts'
import { classificationStatus } from './product.codes.ts'
import { checkProductChange, comparableName, isInClassification, productKeyOf } from './product.rules.ts'

describe('models and brands', () => {
  it('are the same without regard to case, spaces and full-width letters', () => {
    expect(comparableName(' STM32 F103-C8 ')).toBe('stm32f103-c8')
    expect(comparableName('ＳＴＭ３２')).toBe('stm32')
    expect(productKeyOf({ model: 'LM 358', brand: 'TI' })).toBe(
      productKeyOf({ model: 'lm358', brand: ' t i' }),
    )
  })

  it('do not run into each other', () => {
    expect(productKeyOf({ model: 'AB', brand: 'C' })).not.toBe(productKeyOf({ model: 'A', brand: 'BC' }))
  })
})

describe('a product', () => {
  const before = { model: 'LM358', brand: 'TI' }
  const { unclassified, requested, answered, classified } = classificationStatus.codes

  it('may become another model only while it is unclassified', () => {
    const after = { model: 'LM324', brand: 'TI' }
    expect(checkProductChange({ ...before, classificationStatus: unclassified }, after)).toEqual([])
    for (const status of [requested, answered, classified]) {
      expect(checkProductChange({ ...before, classificationStatus: status }, after)).toMatchObject([
        { path: 'model', code: 'product.nameFixed' },
      ])
    }
  })

  it('may be written with other spaces and letter case at any time', () => {
    const after = { model: 'lm 358', brand: 'Ti' }
    expect(checkProductChange({ ...before, classificationStatus: classified }, after)).toEqual([])
  })

  it('is in classification from the request to the answer’s acceptance', () => {
    const statuses = [unclassified, requested, answered, classified]
    expect(statuses.map((status) => isInClassification({ classificationStatus: status }))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('keeps its old classification when a new request comes to nothing', () => {
    expect(classificationStatusFor('cancelled', { hsCode: '' })).toBe('unclassified')
    expect(classificationStatusFor('returned', { hsCode: '8542319000' })).toBe('classified')
    expect(classificationStatusFor('objected', { hsCode: '8542319000' })).toBe('requested')
    expect(classificationStatusFor('classified', { hsCode: '' })).toBe('answered')
    expect(classificationStatusFor('accepted', { hsCode: '8542319000' })).toBe('classified')
  })
})
