import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const orderErrors = {
  order: {
    ...machineErrors.order,
    noLines: '請至少填寫一行商品',
    kindFixed: '訂單類型不能更改，請另建訂單',
    customerMissing: '出口訂單需要選擇境外客戶',
    customerNotOverseas: '該客戶不是境外客戶，請選擇境外客戶',
    amountMissing: '出口訂單需要金額，請填寫數量和單價',
    amountMismatch: '訂單金額與各行合計不符，應為 {total}',
    amountTooLarge: '金額過大，請檢查數量和單價',
    deliveryTypeMissing: '請選擇交貨方式',
    identity: '證件號碼格式不正確，應為 6 至 24 位字母、數字',
    appointment: '請填寫有效的時間，例如 2026-11-20 14:30',
    supplierNotUsable: '該供應商已作廢或正在申請作廢，請選擇其他供應商',
    notShippable: '訂單目前狀態不能出貨',
    lotTwice: '此批號已在上方填寫',
    numberUnknown: '沒有此編號的訂單，請檢查訂單號',
  },
  orderLine: {
    quantity: '請用普通數字填寫數量，例如 12.5，不要用科學記號或千分位',
    price: '請用普通數字填寫單價，例如 12.5，不要用科學記號或千分位',
    money: '請用普通數字填寫金額，例如 12.50，不要用科學記號或千分位',
    measure: '請用普通數字填寫，例如 12.5，不要用科學記號或千分位',
    count: '請填寫整數，最多 7 位',
    negative: '不能為負數',
    tooLarge: '數值過大：小數點前最多 {digits} 位',
    tooPrecise: '小數位過多：最多 {decimals} 位',
    key: '行標識不正確，請重新整理頁面後再試',
    keyTwice: '行標識重複，請重新整理頁面後再試',
    notPositive: '必須大於零',
    grossBelowNet: '毛重不能小於淨重',
    totalMismatch: '金額與數量 × 單價不符，應為 {total}',
    unknown: '訂單中沒有這一行',
    belowReceived: '已入倉 {received}，數量不可少於已入倉數量',
    receivedIsGone: '{model} 已入倉 {received}，該項不可刪除',
    tooMuchReceived: '收貨數量超過未收數量 {left}',
    nothingReceived: '請填寫收貨數量',
  },
} as const satisfies Nested<keyof typeof orderRefusals | keyof typeof orderRuleRefusals>
