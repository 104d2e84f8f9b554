/** What a declaration with a ten-digit code needs to know; rates are percentages as text. */
export type HsRates = {
  readonly firstUnit: string
  readonly secondUnit: string | null
  readonly mfnRate: string
  readonly generalRate: string
  readonly temporaryRate: string | null
  readonly vatRate: string
  readonly refundRate: string
  readonly consumptionRate: string
  readonly supervision: string
  readonly inspection: string
}

export type HsSeed = {
  readonly code: string
  readonly zhCN: string
  readonly zhTW: string
  readonly en: string
  /** Only at ten digits; 申报要素 are declared in Chinese. */
  readonly rates?: HsRates
  readonly elements: readonly string[]
}

/**
 * A part of the tariff written as a table, one line each: `code|zh-CN|zh-TW|English`, `=` repeating zh-CN.
 * A heading (four digits) adds its own declaration elements, separated by `;`, which all its codes have.
 * A ten-digit code adds `units|duty|taxes|conditions`, where
 * units is first,second unit of dictionary 1003; duty is most-favoured-nation/general/temporary rate;
 * taxes is VAT/export refund/consumption tax; conditions is supervision/inspection letters and may be left out.
 */
export function hsTable(table: string): HsSeed[] {
  let elements: readonly string[] = []
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', zhCN = '', zhTW = '', en = '', ...rest] = line.trim().split('|')
      if (!zhCN || !zhTW || !en) throw new Error(`customs code row lacks a name: ${line}`)
      if (code.length === 4) elements = elementsOf(only(line, rest))
      const names = { code, zhCN, zhTW: zhTW === '=' ? zhCN : zhTW, en }
      return code.length === 10
        ? { ...names, elements, rates: ratesOf(line, rest) }
        : { ...names, elements: [] }
    })
}

/** What every declaration begins and ends with, whatever the goods. */
const elementsOf = (own: string): string[] => [
  '品名',
  '品牌类型',
  '出口享惠情况',
  ...own.split(';'),
  'GTIN',
  'CAS',
  '其他',
]

function only(line: string, rest: readonly string[]): string {
  if (rest.length !== 1 || !rest[0]) throw new Error(`heading does not name its elements: ${line}`)
  return rest[0]
}

function ratesOf(line: string, rest: readonly string[]): HsRates {
  const [units = '', duty = '', taxes = '', conditions = '/'] = rest
  const [firstUnit, secondUnit] = units.split(',')
  const [mfnRate, generalRate, temporaryRate] = duty.split('/')
  const [vatRate, refundRate, consumptionRate = '0'] = taxes.split('/')
  const [supervision, inspection] = conditions.split('/')
  if (!firstUnit || !mfnRate || !generalRate || !vatRate || !refundRate || rest.length > 4) {
    throw new Error(`customs code row is not units|duty|taxes|conditions: ${line}`)
  }
  return {
    firstUnit,
    secondUnit: secondUnit ?? null,
    mfnRate,
    generalRate,
    temporaryRate: temporaryRate ?? null,
    vatRate,
    refundRate,
    consumptionRate,
    supervision: supervision ?? '',
    inspection: inspection ?? '',
  }
}
