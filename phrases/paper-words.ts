/** What suppliers' invoices and packing lists write below and beside their tables, in plain form. */
export const totalWords =
  /^(?:grandtotal|totals?|sum|合计|总计|共计|总和|合計|總計|共計)(?:\p{N}.*|pcs|ctns|items)?$/u
export const partialSumWords =
  /^(?:subtotal|pagetotal|totalofthispage|carriedforward|broughtforward|小计|本页小计|本页合计|承前页|过次页|小計|本頁小計|本頁合計|承前頁|過次頁)/u

/** `Page 2 of 5`, `2 / 5`, `第2页 共5页`. */
export const pageMark =
  /^\s*(?:page\s*)?\d{1,4}\s*(?:of|\/)\s*\d{1,4}\s*$|^\s*page\s*\d{1,4}\s*$|^\s*第\s*\d{1,4}\s*[页頁]/i

/** `Total G.W.: 1,234.5 KGS`: what is added up, the figure and its unit. */
export const labelledTotal =
  /^(?:grand\s+)?(?:total|合计|总|總|合計|共)\s*([^\d:：]{1,40}?)\s*[:：]?\s*((?:usd|rmb|cny|eur|hkd|us\$|[$¥€£])?\s?\d[\d,.]*)\s*([a-z]{0,8})\.?$/iu
/** How a figure with this label is called where it stands alone. */
export const namesOfTotal = (label: string): string[] => [label, `total ${label}`, `总${label}`, `總${label}`]

export const paperTitle = /packing|装箱|裝箱|invoice|发票|發票|形式发票/i
export const packingListTitle = /packing|装箱|裝箱/i
