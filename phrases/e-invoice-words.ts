/** How a Chinese e-invoice calls what it states: names of an OFD's data, labels on the page, headings of its lines. */

/** `<ofd:CustomData Name="发票号码">` in the head of an OFD. */
export const eInvoiceDataNames = {
  invoiceCode: '发票代码',
  invoiceNo: '发票号码',
  issuedOn: '开票日期',
  sellerName: '销售方名称',
  sellerTaxNo: '销售方纳税人识别号',
  buyerName: '购买方名称',
  buyerTaxNo: '购买方纳税人识别号',
  net: '合计金额',
  tax: '合计税额',
  amount: '价税合计',
} as const

/** Labels on the page, compared without spaces; what follows is the value. */
export const eInvoiceLabels = {
  invoiceCode: /^发票代码[:：]?/u,
  invoiceNo: /^发票号码[:：]?/u,
  issuedOn: /^开票日期[:：]?/u,
  /** Both parties have these words: the buyer stands left of the seller, or above. */
  name: /^名称[:：]?/u,
  taxNo: /^(?:统一社会信用代码\/?|\/?纳税人识别号)+[:：]?/u,
  amount: /^[（(]小写[)）][:：]?/u,
} as const

/** Headings of the lines on the page, in plain form without spaces. */
export const eInvoiceHeadings = {
  name: ['项目名称', '货物或应税劳务名称', '货物或应税劳务服务名称'],
  specification: ['规格型号'],
  unit: ['单位'],
  qty: ['数量'],
  price: ['单价'],
  amount: ['金额'],
  rate: ['税率', '税率征收率'],
  tax: ['税额'],
} as const

/** In the remark of a red-letter invoice, the number of the one that it takes back. */
export const takenBackNumber = /被红冲(?:的)?(?:蓝字)?(?:数电)?(?:发票|票)?号码[:：]?\s*(\d{20}|\d{8})(?!\d)/u

/** Rates that are no number: no tax is charged. */
export const untaxedRates: ReadonlySet<string> = new Set([
  '免税',
  '不征税',
  '出口零税率',
  '普通零税率',
  '零税率',
])
