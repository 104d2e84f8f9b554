import type { customsRefusals } from '@quayside/contract/customs/customs.refusals.ts'
import type { Nested } from '../../nested.ts'

export const declarationErrors = {
  declaration: {
    number: '報關單號為 18 位數字：關區 4 位、年份 4 位、進出口標誌 1 位、順序號 9 位',
    otherOffice: '報關單號的前 4 位與申報地海關不一致',
    otherDirection: '報關單號的進出口標誌與訂單不一致',
    numberUsed: '此報關單號已被另一份報關單使用',
    numberMissing: '請先填寫海關報關單號',
    linesHeld: '有 {count} 行商品資料不全，補齊後才能產生報關單',
    rateMissing: '海關尚未公布 {currency} 匯率，不能計算稅款',
    nothingToDeclare: '訂單的商品都已在報關單中',
    orderNotReady: '訂單審核通過後、通關前才能製作報關單',
    fieldsMissing: '還有 {count} 項海關必填內容為空',
    lineUnknown: '沒有找到這一項商品，請重新整理後再試',
    lineTwice: '同一項商品不能重複',
    otherOrder: '只能移到同一訂單的報關單',
    tooManyLines: '一份報關單最多 {most} 項商品',
    emptied: '報關單至少要留一項商品，如不再需要請刪單',
    openBills: '還有 {count} 張稅單待繳，繳清後才能放行',
    blocksSplit: '訂單已有報關單，不能拆分，請先刪除報關單',
  },
  taxBill: {
    number: '稅單號為報關單號加稅種和序號，例如 530120261000123456-L01',
    numberUsed: '此稅單號已登記',
    otherDeclaration: '稅單號與報關單號不一致',
    otherKind: '稅種與稅單號不一致',
    notDeclared: '報關單尚未申報，不能登記稅單',
  },
} as const satisfies Nested<keyof typeof customsRefusals>
