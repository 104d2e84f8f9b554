/** What the sources' public pages call currencies and columns; a page that says it otherwise is not read. */

type ForeignCurrency = 'USD' | 'JPY' | 'HKD' | 'EUR' | 'GBP'

export const bankPage: {
  currencies: Readonly<Record<ForeignCurrency, string>>
  columns: Readonly<Record<'currency' | 'buying' | 'cashBuying' | 'selling' | 'middle' | 'time', string>>
} = {
  currencies: { USD: '美元', JPY: '日元', HKD: '港币', EUR: '欧元', GBP: '英镑' },
  columns: {
    currency: '货币名称',
    buying: '现汇买入价',
    cashBuying: '现钞买入价',
    selling: '现汇卖出价',
    middle: '中行折算价',
    time: '发布日期',
  },
}

export const authorityPage: { currencies: Readonly<Record<ForeignCurrency, string>>; day: string } = {
  currencies: { USD: '美元', JPY: '日元', HKD: '港元', EUR: '欧元', GBP: '英镑' },
  day: '日期',
}
