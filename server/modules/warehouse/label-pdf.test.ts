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

  it('never takes a second label of the roll, whatever is known of the goods, and leaves out what is not', async () => {
    const full = {
      ...label('L261116-0003'),
      name: '婴幼儿配方奶粉（含乳铁蛋白与益生元）三段装，适用于十二至三十六个月幼儿，每罐九百克，原装进口',
      producedOn: '2026-09-20',
      expiresOn: '2028-09-19',
      companyName: '深圳市前海海棠供应链管理有限公司',
    }
    const pages = pagesOf(
      await renderLabels([full, label('L261116-0004')], 'roll', '云埠供应链（深圳）有限公司'),
    )
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('2028-09-19')
    expect(pages[1]).not.toContain('到期日期')
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
