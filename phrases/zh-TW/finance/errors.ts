import type { financeRefusals } from '@quayside/contract/finance/finance.refusals.ts'
import type { Nested } from '../../nested.ts'

export const financeErrors = {
  finance: {
    secondPerson: '超過覆核金額，請由另一位同事覆核，輸入人不能覆核自己的單據',
    depositTooSmall: '可用預收款只有 {free}，請減少金額',
    exceedsOutstanding: '超過未付金額 {outstanding}，請減少金額',
    currencyDiffers: '幣別不符，請核對後重新選擇',
    alreadyUndone: '這筆沖帳已經撤銷，無須重複操作',
    notReversible: '這筆分錄不能直接沖正，請改用匯兌差額或更正其單據',
    alreadyReversed: '這筆分錄已經沖正，無須重複操作',
    depositInUse: '款項已被使用或預留，請先撤銷沖帳再沖正',
    orderUnknown: '訂單不存在，請核對訂單編號',
    otherCompany: '不屬於該客戶，請重新選擇',
    bankReferenceUsed: '該銀行交易序號已經登記，請勿重複入帳',
    contactWithoutEmail: '該聯絡人沒有電子郵件，請補充或選擇其他聯絡人。',
    termsTwice: '該日期已有約定條款，請選擇其他生效日期',
    itemInvoiced: '{number} 已申請或開立發票，請先作廢或沖銷發票',
  },
  bankLine: {
    decided: '這筆流水已處理，請重新整理後再看',
    notExact: '這筆流水沒有唯一且金額相符的配對，請人工核對',
  },
  fee: {
    notCharged: '費用尚未計收或已沖正，無法提出異議',
    agencyTwice: '該訂單已有代理費，請先沖正再重新計收',
    kindUnknown: '費用種類不存在，請從清單中選擇',
  },
  feeDispute: {
    open: '這筆費用的異議正在處理，請在原異議中補充說明',
    notLower: '更正後的金額須低於原金額 {amount}',
  },
  transfer: {
    alreadyReceived: '這筆匯款已入帳，無法再取消',
  },
} as const satisfies Nested<keyof typeof financeRefusals>
