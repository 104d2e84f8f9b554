import { type Dictionary, rows } from './dictionary.ts'

export const freightPayments: Dictionary = {
  type: 1014,
  code: 'freight-payment',
  zhCN: '运费付款方式',
  zhTW: '運費付款方式',
  en: 'Freight payment methods',
  source: { zhCN: '云埠', zhTW: '雲埠', en: 'Quayside' },
  sourceDate: '2026-11-15',
  entries: rows(`
    prepaid|寄付／预付|寄付／預付|Prepaid
    collect|到付|=|Collect
    monthly|月结|月結|Monthly settlement
    third-party|第三方付|第三方付款|Third party
    provider|服务商代垫|服務商代墊|Advanced by the provider
    cash|现付|現付|Cash at pickup
  `),
}

export const paymentMethods: Dictionary = {
  type: 1015,
  code: 'payment-method',
  zhCN: '付款方式',
  zhTW: '付款方式',
  en: 'Payment methods',
  source: {
    zhCN: '国际商会常用付款方式',
    zhTW: '國際商會常用付款方式',
    en: 'ICC terms of payment in common use',
  },
  sourceDate: '2026-11-15',
  entries: rows(`
    TT|电汇（T/T）|電匯（T/T）|Telegraphic transfer (T/T)
    TT-ADVANCE|前 T/T（预付货款）|前 T/T（預付貨款）|T/T in advance
    TT-DEPOSIT|定金加尾款|訂金加尾款|T/T deposit and balance
    LC|信用证（L/C）|信用狀（L/C）|Letter of credit (L/C)
    LC-USANCE|远期信用证|遠期信用狀|Usance letter of credit
    DP|付款交单（D/P）|付款交單（D/P）|Documents against payment (D/P)
    DA|承兑交单（D/A）|承兌交單（D/A）|Documents against acceptance (D/A)
    OA|赊销（O/A）|記帳交易（O/A）|Open account (O/A)
    COD|货到付款|貨到付款|Cash on delivery
    CAD|凭单付款|憑單付款|Cash against documents
    MONTHLY|月结|月結|Monthly settlement
    CASH|现金|現金|Cash
    SELF|客户自付，不经服务商|客戶自付，不經服務商|Paid directly by the customer
    OTHER|其他|=|Other
  `),
}
