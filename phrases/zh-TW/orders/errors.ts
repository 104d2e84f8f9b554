import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/errors.ts'

export const { orderErrors } = traditional(source, {
  orderErrors: {
    order: {
      alreadySubmitted: '訂單已送審，無法重複送出，請重新整理後查看最新狀態',
      notModifiable: '只有草稿、審核未通過或審價未通過的訂單可以修改，如需變更請洽服務商退回訂單',
      notCancellable: '訂單已開始辦理，無法取消，如有需要請洽服務商',
      priceAuditBlocks: '訂單價格異常或審價未通過，請先處理審價再審核',
      alreadyReceived: '訂單貨物已全數入倉，無需再登記收貨',
      noLines: '請至少填寫一項商品',
      raiseNeedsRelease: '加價後超過本公司的放行金額，請聯絡服務商退回訂單，修改後重新送審',
      amountMismatch: '訂單金額與各項合計不符，應為 {total}',
      chargeNotAsked: '此貿易條件的價格已含這項費用，或此類訂單無須填寫，請清空以免重複計算',
      lotTwice: '此批號已在上方填寫，請在該列合併數量',
      deliveryUnknown: '訂單中沒有此批送貨，請重新整理後再試',
      lotUnknown: '沒有批號 {lot} 的入倉貨物，請核對批號',
      lotTooMuch: '此批號可綁定的數量只有 {left}',
    },
    orderLine: {
      key: '項次識別碼不正確，請重新整理頁面後再試',
      keyTwice: '項次識別碼重複，請重新整理頁面後再試',
      unknown: '訂單中沒有這一項，請重新整理後再試',
      belowReceived: '已入倉或已預約入倉 {received}，數量不可少於此',
      receivedIsGone: '{model} 已入倉或已預約入倉 {received}，該項不可刪除',
      splitCents: '依此數量拆分，兩行金額合計會差一分，請改為 {nearest}',
    },
  },
})
