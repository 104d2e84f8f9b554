import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { Nested } from '../nested.ts'
import { machineErrors } from './errors-machines.ts'

export const orderErrors = {
  order: {
    ...machineErrors.order,
    noLines: '請至少填寫一項商品',
    kindFixed: '訂單類型不能更改，請另建訂單',
    customerMissing: '出口訂單需要選擇海外客戶',
    customerNotOverseas: '該客戶不是海外客戶，請選擇海外客戶',
    amountMissing: '出口訂單需要金額，請填寫數量和單價',
    amountMismatch: '訂單金額與各項合計不符，應為 {total}',
    amountTooLarge: '金額過大，請檢查數量和單價',
    deliveryTypeMissing: '請選擇交貨方式',
    identity: '證件號碼格式不正確，應為 6 至 24 位字母、數字',
    appointment: '請填寫有效的時間，例如 2026-11-20 14:30',
    supplierNotUsable: '該供應商已停用或正在申請停用，請選擇其他供應商',
    notShippable: '訂單目前狀態不能出貨，請重新整理後查看最新狀態',
    lotTwice: '此批號已在上方填寫，請在該列合併數量',
    numberUnknown: '沒有此編號的訂單，請檢查訂單編號',
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
    key: '項次識別碼不正確，請重新整理頁面後再試',
    keyTwice: '項次識別碼重複，請重新整理頁面後再試',
    notPositive: '必須大於零',
    grossBelowNet: '毛重不能小於淨重',
    totalMismatch: '金額與數量 × 單價不符，應為 {total}',
    unknown: '訂單中沒有這一項，請重新整理後再試',
    belowReceived: '已入倉 {received}，數量不可少於已入倉數量',
    receivedIsGone: '{model} 已入倉 {received}，該項不可刪除',
    tooMuchReceived: '收貨數量超過未收數量，最多 {left}',
    nothingReceived: '請填寫收貨數量',
  },
} as const satisfies Nested<keyof typeof orderRefusals | keyof typeof orderRuleRefusals>
