/**
 * Numbers as people type them and as suppliers' sheets have them. Signs of a currency and units that do not change the
 * size of a number are taken off; `1.2K` and `320 g` stay as they are, since their units would change it.
 */
const currency =
  '(?:US\\$|HK\\$|NT\\$|CN¥|USD|HKD|TWD|CNY|RMB|EUR|GBP|JPY|美元|港元|港币|港幣|人民币|人民幣|台币|台幣|元|圆|圓|[$¥€£])'
const unit =
  '(?:pcs?|pce|pieces?|ea|each|units?|sets?|kgs?|ctns?|cartons?|box|boxes|pkgs?|packages?|plts?|pallets?|reels?|rolls?|cbm|m3|m³|个|個|只|隻|件|片|粒|枚|支|台|臺|套|箱|包|托|板|卷|捲|盘|盤|条|條|张|張|千克|公斤|立方米|立方|方)'
const written = new RegExp(
  `^(-?)\\s*(?:${currency})?\\s*(-?)(\\d{1,3}(?:,\\d{3})+|\\d*)(?:\\.(\\d+))?(?:e([+-]?\\d{1,2}))?\\s*(?:${currency})?\\s*(?:/?\\s*${unit}\\.?)?$`,
  'iu',
)
const plain = /^-?\d+(\.\d+)?$/
/** Longer texts are no numbers, and spaces around a sign or a unit would make the pattern quadratic. */
const longestNumber = 100

/** `1,200.50`, `１２００`, `US$0.35`, `0.32 KG`, `1200PCS`, `1.2E+04` and `.5` as plain decimals; anything else as typed. */
export function cleanNumber(typed: string): string {
  if (plain.test(typed)) return typed
  if (typed.length > longestNumber) return typed.trim()
  // A fast path for plain cells: a paste has tens of thousands of them.
  const text = (/[^ -~]/.test(typed) ? typed.normalize('NFKC').replaceAll('−', '-') : typed).trim()
  const [, before, sign, whole = '', fraction = '', exponent = '0'] = written.exec(text) ?? []
  if (before === undefined || (before !== '' && sign !== '') || whole + fraction === '') return text
  const digits = whole.replaceAll(',', '') + fraction
  const point = digits.length - fraction.length + Number(exponent)
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), '0').padEnd(point, '0')
  const at = Math.max(1, point)
  const decimals = exponent === '0' ? padded.slice(at) : padded.slice(at).replace(/0+$/, '')
  return `${before}${sign}${padded.slice(0, at).replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`
}
