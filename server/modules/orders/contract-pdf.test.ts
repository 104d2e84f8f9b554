import type { ContractDocument, ContractLine } from '@quayside/contract/orders/contract-document.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { layoutFaults } from '../../platform/pdf/pdf-layout.testing.ts'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { renderContract } from './contract-pdf.ts'

afterAll(closePdf)

const party = {
  name: '深圳市海棠电子有限公司',
  englishName: 'Shenzhen Haitang Electronics Co., Ltd.',
  creditCode: '91440300662145072E',
  address: '广东省深圳市福田区福华一路国际商会中心十八楼一八〇一室',
  phone: '+86 755 8888 6666',
  representative: '王伟',
}
const line: ContractLine = {
  model: 'GRM188R71H104KA93D',
  name: '多层陶瓷电容器',
  brand: 'Murata',
  origin: 'JP',
  unit: '007',
  qty: '12000',
  price: '1234.5',
  totalMoney: '14814000.00',
}
const largest: ContractLine = {
  ...line,
  qty: '999999999.999999',
  price: '999999999.999999',
  totalMoney: '999999999999999999.99',
}
const longest: ContractLine = {
  ...largest,
  model: 'XC7Z020-1CLG484I/'.repeat(12),
  name: '现场可编程逻辑门阵列集成电路'.repeat(9),
  brand: 'MAXIMINTEGRATEDPRODUCTSINTERNATIONAL',
}

const documentOf = (lines: readonly ContractLine[]): ContractDocument => ({
  termsVersion: '2026.1',
  client: party,
  provider: { ...party, bank: '招商银行深圳分行', bankAccount: '755900001234567' },
  supplierName: 'Supplier’s International Trading (Hong Kong) Limited',
  customerName: '',
  clauses: [{ zh: '甲方委托乙方。', en: 'Party B’s system issues what Party A’s staff orders.' }],
  order: {
    orderNo: 'IM2611160001',
    modelType: 0,
    orderDate: '2026-11-16',
    contractNo: 'C-1',
    supplierId: '1',
    customerId: null,
    currency: 'USD',
    incoterms: 'FOB',
    paymentMethod: 'TT',
    deliveryType: 1,
    deliveryAddress: party.address,
    orderAmount: '99999999999999.99',
    packages: 12345,
    netWeight: '1234.5',
    grossWeight: '23456.75',
    lines: [...lines],
  },
})

const rendered = (lines: readonly ContractLine[]): Promise<Buffer> =>
  renderContract({
    document: documentOf(lines),
    hash: '0'.repeat(64),
    signature: undefined,
    watermark: undefined,
    names: {
      countries: { JP: '日本' },
      units: { '007': '个' },
      incoterms: {},
      paymentMethods: {},
      deliveryType: '快递',
    },
  })

describe('the columns of a contract', () => {
  it.each([
    ['usual figures', [line]],
    ['figures of eighteen digits', [largest]],
    ['long models, names and brands', [longest, line]],
    ['300 lines', Array.from({ length: 300 }, (_, n) => (n % 50 === 0 ? longest : line))],
    ['an annex', Array.from({ length: 301 }, (_, n) => (n % 50 === 0 ? longest : line))],
  ])('stand inside the page, none over another: %s', async (_name, lines) => {
    expect(await layoutFaults(await rendered(lines))).toEqual([])
  })

  it('never break a figure', async () => {
    const pages = pagesOf(await rendered([longest])).join(' ')
    expect(pages.replaceAll(' ', '')).toContain('999,999,999.999999')
    for (const figure of ['999,999,999.999999', '999,999,999,999,999,999.99']) expect(pages).toContain(figure)
  })
})

it('separates the thousands of quantities, prices, packages and weights', async () => {
  const text = pagesOf(await rendered([line]))
    .join(' ')
    .replaceAll(' ', '')
  for (const figure of ['12,000', '1,234.5', '14,814,000.00', '12,345', '1,234.5/23,456.75'])
    expect(text).toContain(figure)
})

it('writes an English apostrophe without a gap', async () => {
  const text = pagesOf(await rendered([line]))
    .join(' ')
    .replaceAll(' ', '')
  for (const words of ["PartyB'ssystem", "PartyA'sstaff", "Supplier'sInternational"])
    expect(text).toContain(words)
})
