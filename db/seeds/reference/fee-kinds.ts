import { type Dictionary, rows } from './dictionary.ts'

export const feeKinds: Dictionary = {
  type: 1019,
  code: 'fee-kind',
  zhCN: '费用种类',
  zhTW: '費用種類',
  en: 'Kinds of fees',
  source: { zhCN: '云埠', zhTW: '雲埠', en: 'Quayside' },
  sourceDate: '2026-11-16',
  entries: rows(`
    agency|代理费|代理費|Agency fee
    clearance|报关费|報關費|Customs clearance
    inspection|查验费|查驗費|Inspection
    transport|运输费|運輸費|Transport
    storage|仓储费|倉儲費|Storage
    handling|装卸费|裝卸費|Handling
    service|增值服务费|加值服務費|Value-added service
    label|标签备案费|標籤備案費|Label filing
    filing|审批备案费|審批備案費|Approval filing
    documents|单证费|單證費|Documents
    insurance|保险费|保險費|Insurance
    bank-charge|银行手续费|銀行手續費|Bank charge
    other|其他|=|Other
  `),
}
