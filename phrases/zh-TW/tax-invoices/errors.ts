import type { taxInvoiceRefusals } from '@quayside/contract/tax-invoices/tax-invoices.refusals.ts'
import type { Nested } from '../../nested.ts'

export const taxInvoiceErrors = {
  invoice: {
    number: '發票號碼為 8 位數字，全電子發票為 20 位數字',
    code: '發票代碼為 10 位或 12 位數字',
    codeMissing: '8 位號碼的發票須填寫發票代碼',
    codeOfDigital: '全電子發票沒有發票代碼，請清空',
    numberUsed: '此發票號碼已登錄',
  },
  salesInvoice: {
    nothingChosen: '請至少選擇一筆可開票金額',
    itemTwice: '同一筆款項不能重複選擇',
    notRmb: '只有人民幣款項可開立增值稅發票',
    exceedsPaid: '超過可開票金額 {left}，請減少金額',
    titleIncomplete: '專用發票須有開戶行、帳號、地址與電話，請先補齊發票資料',
    redSame: '紅字發票號碼不能與原發票相同',
  },
  invoicingTitle: {
    taxNo: '納稅人識別號有誤，請核對',
    taken: '此納稅人識別號已有發票資料，請直接修改',
  },
  inputInvoice: {
    noLines: '請至少填寫一行明細',
    lineAmount: '數量 × 單價應為 {amount}，請核對',
    lineTax: '依稅率計算稅額應為 {tax}，請核對',
    totals: '明細合計為 {sum}，與價稅合計不符',
    closed: '發票已確認，不能再修改或配對',
    lineTwice: '同一行不能重複',
    headsDiffer: '同一張發票各行的表頭資料須一致',
    otherRowBad: '同一張發票的其他行有誤，整張未匯入',
    lineUnknown: '找不到這一行，請重新整理後再試',
    otherKind: '進項發票只能配對出口訂單',
    orderNotReady: '訂單報關後才能配對進項發票',
    exceedsLine: '超過發票行的未配對數量 {left}',
    exceedsOrdered: '超過訂單行的未收票數量 {left}',
    notMatched: '還有 {count} 行未全部配對，不能確認',
  },
} as const satisfies Nested<keyof typeof taxInvoiceRefusals>
