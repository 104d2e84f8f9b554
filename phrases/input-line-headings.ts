import { lineHeadings } from './line-headings.ts'

/** The columns as they are headed on VAT invoices and in the tax office's downloads. */
export const inputLineHeadings: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...lineHeadings,
  name: [
    '货物或应税劳务名称',
    '货物或应税劳务、服务名称',
    '项目名称',
    '商品名称',
    '貨物或應稅勞務名稱',
    '項目名稱',
    'goods or services',
    'item',
  ],
  specification: ['规格型号', '型号', '規格型號', '型號', 'model', 'part number'],
  amount: ['不含税金额', '金额(元)', '不含稅金額', 'net amount', 'amount without tax'],
  rate: ['税率/征收率', '征收率', '稅率/徵收率', 'tax rate', 'vat rate'],
  tax: ['税额(元)', '稅額(元)', 'tax amount', 'vat'],
  orderNo: ['订单号', '訂單號', 'order number', 'order no'],
}
