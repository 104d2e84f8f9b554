/** Pages of our own making, in the shape of the public ones: noise around the table, tags left open, other currencies. */

const frame = (inner: string): string => `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8">
<title>汇率</title><style>table td { color: #333 }</style>
<script>document.write("<table><tr><td>货币名称</td></tr></table>")</script></head>
<body><!-- <table><tr><th>货币名称</th></tr></table> --><table class="nav"><tr><td>首页</td><td>服务</td></tr></table>
${inner}<p>数据仅供参考</p></body></html>`

type BankLine = [name: string, ...prices: [string, string, string, string, string]]

/** Buying, cash buying, selling, cash selling, middle; for a hundred units. */
export const bankLines: BankLine[] = [
  ['阿联酋迪拉姆', '', '187.22', '', '201.13', '193.35'],
  ['美元', '708.75', '702.98', '711.73', '711.73', '710.24'],
  ['日元', '4.7022', '4.5561', '4.7368', '4.7368', '4.7121'],
  ['港币', '91.13', '90.39', '91.51', '91.51', '91.32'],
  ['欧元', '771.53', '747.55', '777.22', '779.71', '773.15'],
  ['英镑', '900.22', '872.24', '906.85', '909.76', '902.11'],
]

export const bankHeadings = [
  '货币名称',
  '现汇买入价',
  '现钞买入价',
  '现汇卖出价',
  '现钞卖出价',
  '中行折算价',
  '发布日期',
  '发布时间',
]

export const bankHtml = (
  options: { lines?: BankLine[]; headings?: string[]; day?: string; time?: string } = {},
): string => {
  const { lines = bankLines, headings = bankHeadings, day = '2026.11.13', time = '10:30:00' } = options
  const rows = lines.map(
    (cells) =>
      `<tr align="center">${cells.map((cell) => `<td>${cell}</td>`).join('\n')}<td class="pjrq">${day} ${time}</td><td>${time}</td></tr>`,
  )
  return frame(
    `<div class="publish"><table cellpadding="0"><tbody><tr>${headings.map((name) => `<th>${name}`).join('')}</tr>${rows.join('')}</tbody></table></div>`,
  )
}

export const authorityHeadings = ['日期', '美元', '欧元', '日元', '港元', '英镑', '林吉特']

type AuthorityLine = [day: string, ...prices: string[]]
export const authorityLines: AuthorityLine[] = [
  ['2026-11-13', '710.24', '773.15', '4.7121', '91.32', '902.11', '62.345'],
  ['2026-11-12', '710.02', '772.40', '4.7088', '91.29', '901.75', '62.310'],
]

export const authorityHtml = (options: { lines?: AuthorityLine[]; headings?: string[] } = {}): string => {
  const { lines = authorityLines, headings = authorityHeadings } = options
  return frame(
    `<table id="InfoTable"><tr>${headings.map((name) => `<th>${name}</th>`).join('')}</tr>${lines
      .map((cells) => `<tr>${cells.map((cell) => `<td>&nbsp;${cell}&nbsp;</td>`).join('')}</tr>`)
      .join('\n')}</table>`,
  )
}

export const customsRows = [
  { currencyCode: 'USD', currencyName: '美元', rate: '7.0943', effectiveDate: '2026-11-01' },
  { currencyCode: 'JPY', currencyName: '日本元', rate: '0.047305', effectiveDate: '2026-11-01' },
  { currencyCode: 'HKD', currencyName: '港币', rate: 0.9128, effectiveDate: '2026-11-01' },
  { currencyCode: 'EUR', currencyName: '欧元', rate: '7.7021', effectiveDate: '2026-11-01' },
  { currencyCode: 'GBP', currencyName: '英镑', rate: '9.0447', effectiveDate: '2026-11-01' },
  { currencyCode: 'CHF', currencyName: '瑞士法郎', rate: '8.0123', effectiveDate: '2026-11-01' },
]
export const customsJson = (rows: readonly unknown[] = customsRows): string =>
  JSON.stringify({ total: rows.length, rows })
