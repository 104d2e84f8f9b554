import type { orderRefusals, orderRuleRefusals } from '@quayside/contract/orders/order.refusals.ts'
import type { orderChangeRefusals } from '@quayside/contract/orders/order-change.refusals.ts'
import type { orderDeliveryRefusals } from '@quayside/contract/orders/order-delivery.refusals.ts'
import type { Nested } from '../../nested.ts'

export const orderErrors = {
  order: {
    alreadySubmitted: '訂單已送審，無法重複送出，請重新整理後查看最新狀態',
    notModifiable: '只有草稿、審核未通過或審價未通過的訂單可以修改，如需變更請洽服務商退回訂單',
    notRemovable: '只有草稿或審核未通過的訂單可以刪除，已送審的訂單請先取消',
    notCancellable: '訂單已開始辦理，無法取消，如有需要請洽服務商',
    priceAuditBlocks: '訂單價格異常或審價未通過，請先處理審價再審核',
    inPaymentApplication: '訂單已列入付款申請，請先取消或駁回該付款申請',
    alreadyReceived: '訂單貨物已全數入倉，無需再登記收貨',
    goodsAreHere: '訂單已有貨物入倉，請聯絡客服處理',
    alreadySigned: '此訂單已簽收，無需再次簽收',
    notSigned: '貨物仍在配送，簽收後才能完成訂單',
    noLines: '請至少填寫一項商品',
    kindFixed: '訂單類型不能更改，請另建訂單',
    customerMissing: '出口訂單需要選擇海外客戶',
    customerNotOverseas: '該客戶不是海外客戶，請選擇海外客戶',
    amountMissing: '出口訂單需要金額，請填寫數量和單價',
    amountMismatch: '訂單金額與各項合計不符，應為 {total}',
    amountTooLarge: '金額過大，請檢查數量和單價',
    deliveryTypeMissing: '請選擇交貨方式',
    chargeNotAsked: '此貿易條件的價格已含這項費用，或此類訂單無須填寫，請清空以免重複計算',
    identity: '證件號碼格式不正確，應為 6 至 24 位字母、數字',
    appointment: '請填寫有效的時間，例如 2026-11-20 14:30',
    supplierNotUsable: '該供應商已停用或正在申請停用，請選擇其他供應商',
    notShippable: '訂單目前狀態不能出貨，請重新整理後查看最新狀態',
    lotTwice: '此批號已在上方填寫，請在該列合併數量',
    splitAll: '至少保留一部分商品在原訂單中',
    splitPaid: '訂單已有付款，不能拆分',
    deliverySigned: '此批貨物已簽收',
    deliveryUnknown: '訂單中沒有此批送貨，請重新整理後再試',
    noWarehouse: '訂單沒有選擇倉庫，請先在訂單中選擇',
    tooManyMarks: '箱嘜超過 {max} 張，請按明細分開列印',
    lotUnknown: '沒有批號 {lot} 的入倉貨物，請核對批號',
    lotTooMuch: '此批號可綁定的數量只有 {left}',
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
    unreadable: '無法識別「{text}」，請修改',
    keyTwice: '項次識別碼重複，請重新整理頁面後再試',
    notPositive: '必須大於零',
    grossBelowNet: '毛重不能小於淨重',
    totalMismatch: '金額與數量 × 單價不符，應為 {total}',
    unknown: '訂單中沒有這一項，請重新整理後再試',
    belowReceived: '已入倉 {received}，數量不可少於已入倉數量',
    receivedIsGone: '{model} 已入倉 {received}，該項不可刪除',
    tooMuchReceived: '收貨數量超過未收數量，最多 {left}',
    tooMuchSplit: '最多可拆出 {left}，已入倉或已出貨的數量不能拆出',
    splitCents: '依此數量拆分，兩行金額合計會差一分，請改為 {nearest}',
    nothingReceived: '請填寫收貨數量',
  },
  orderChange: {
    open: '此訂單已有一項變更申請待答覆，請等待答覆或先撤回',
    notChangeable: '只有審核通過且尚未完成的訂單可以申請變更，未審核的訂單請直接修改',
    nothing: '請至少填寫一項變更',
    same: '與目前內容相同，請填寫新的內容',
    twice: '此項已在上面填寫',
    belowPaid: '變更後的訂單金額 {amount} 低於已申請付款或已付金額，不能寫入',
  },
} as const satisfies Nested<
  | keyof typeof orderRefusals
  | keyof typeof orderRuleRefusals
  | keyof typeof orderChangeRefusals
  | keyof typeof orderDeliveryRefusals
>
