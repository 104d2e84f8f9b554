import { afterAll, describe, expect, it } from 'vitest'
import { qrCodesOf } from '../../platform/pdf/pdf-qr.testing.ts'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { renderLabels } from './label-pdf.ts'

afterAll(closePdf)

const label = (number: string) => ({
  number,
  model: 'STM32F103',
  name: '微控制器',
  brand: 'ST',
  origin: 'CN',
  qty: '2500',
  unit: '',
  lotNumber: 'LT-1',
  batchNumber: 'B2',
  dateCode: '2437',
  producedOn: null,
  expiresOn: null,
  palletNumber: 'P1',
  companyName: 'Haitang',
})

const roll = { width: (100 * 72) / 25.4, height: (70 * 72) / 25.4 }

describe('a label', () => {
  it('has a page of 100 × 70 mm each, whose QR code another library reads as the lot’s number', async () => {
    const numbers = ['L261116-0001', 'L261116-0002']
    const pdf = await renderLabels(numbers.map(label), 'roll', 'Test Electronics')
    expect(qrCodesOf(pdf, roll)).toEqual(numbers)
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 283\.4\d* 198\.4\d*\]/)
    expect(pagesOf(pdf)[0]).toContain('STM32F103')
  })

  it('stands ten to a sheet of A4', async () => {
    const pdf = await renderLabels(
      Array.from({ length: 11 }, (_, place) => label(`L261116-${1000 + place}`)),
      'sheet',
      'Test Electronics',
    )
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2)
  })
})
