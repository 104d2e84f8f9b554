import { isTotalsRow, plainHeading } from './sheet-text.ts'
import { cleanNumber } from './typed-number.ts'

/** What suppliers' invoices and packing lists write below and beside their tables, in plain form. */
const total = /^(?:grandtotal|totals?|sum|合计|总计|共计|总和|合計|總計|共計)(?:\p{N}.*|pcs|ctns|items)?$/u
const partial =
  /^(?:subtotal|pagetotal|totalofthispage|carriedforward|broughtforward|小计|本页小计|本页合计|承前页|过次页|小計|本頁小計|本頁合計|承前頁|過次頁)/u

/** Whether a line that begins with this text is a sum, of the whole document or of a part of it. */
export function sumOf(first: string): 'total' | 'part' | undefined {
  const plain = plainHeading(first)
  if (partial.test(plain)) return 'part'
  return total.test(plain) || isTotalsRow([first]) ? 'total' : undefined
}

/** A number as people write it, with separators, a currency or a unit; no part number and no day. */
export const isFigure = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(cleanNumber(text))

/** `Page 2 of 5`, `2 / 5`, `第2页 共5页`. */
export const isPageMark = (text: string): boolean =>
  /^\s*(?:page\s*)?\d{1,4}\s*(?:of|\/)\s*\d{1,4}\s*$|^\s*page\s*\d{1,4}\s*$|^\s*第\s*\d{1,4}\s*[页頁]/i.test(
    text.slice(0, 60),
  )

const longestLabel = 120
const labelled =
  /^(?:grand\s+)?(?:total|合计|总|總|合計|共)\s*([^\d:：]{1,40}?)\s*[:：]?\s*((?:usd|rmb|cny|eur|hkd|us\$|[$¥€£])?\s?\d[\d,.]*)\s*([a-z]{0,8})\.?$/iu

/** `Total G.W.: 1,234.5 KGS`: what the figure may be called, and the figure. */
export function looseTotal(text: string): { readonly labels: string[]; readonly figure: string } | undefined {
  if (text.length > longestLabel) return undefined
  const [, label = '', figure = '', unit = ''] = labelled.exec(text.normalize('NFKC').trim()) ?? []
  if (label.trim() === '' || !isFigure(figure)) return undefined
  return { labels: [label, `total ${label}`, `总${label}`, `總${label}`, unit], figure }
}

/** What the document's heading or its texts say that it is; invoices name the packing list as well. */
export function guessDocument(texts: readonly string[]): 'packing-list' | 'commercial-invoice' | undefined {
  const title = texts.slice(0, 40).find((text) => /packing|装箱|裝箱|invoice|发票|發票|形式发票/i.test(text))
  if (title === undefined) return undefined
  return /packing|装箱|裝箱/i.test(title) ? 'packing-list' : 'commercial-invoice'
}
