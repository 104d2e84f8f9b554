import type { MachineRefusal } from '@quayside/contract/all-machines.ts'
import type { Nested } from '../nested.ts'

export const machineErrors = {
  company: {
    alreadySubmitted: '公司資料已送出，正在審核，請等候審核結果',
    alreadyCertified: '公司已通過認證，無需再次送出',
  },
  order: {
    alreadySubmitted: '訂單已送出，無法重複送出，請重新整理後查看最新狀態',
    notModifiable: '只有草稿、審核未通過或審價未通過的訂單可以修改，如需變更請洽服務商退回訂單',
    notRemovable: '只有草稿或審核未通過的訂單可以刪除，已送出的訂單請先取消',
    notCancellable: '訂單已開始辦理，無法取消，如有需要請洽服務商',
    priceAuditBlocks: '訂單價格異常或審價未通過，請先處理審價再審核',
    inPaymentApplication: '訂單已列入付款申請，請先取消或駁回該付款申請',
    alreadyReceived: '訂單貨物已全數入倉，無需再登記收貨',
    goodsAreHere: '訂單已有貨物入倉，請聯絡客服處理',
  },
  paymentApplication: {
    ordersNotApproved: '申請中有訂單尚未通過審核，請先審核訂單再安排付款',
    alreadyArranged: '付款已安排，無法取消，如需停止付款請洽服務商',
    alreadyPaid: '款項已付出，無法再變更，如有疑問請洽服務商',
  },
  supplier: {
    notModifiable: '供應商已停用，請先申請啟用再修改',
    requestPending: '該供應商的申請正在處理，請等候服務商的結果',
  },
  classificationRequest: { alreadySubmitted: '稅則分類申請已送出，無法重複送出，請等候分類結果' },
  warehouseIn: { alreadySubmitted: '入倉單已送出，無法重複送出，請重新整理後查看最新狀態' },
  outbound: {
    alreadySubmitted: '出倉單已送出，無法重複送出，請重新整理後查看最新狀態',
    alreadyShipped: '貨物已出倉，無法撤銷，如需退回請洽服務商',
  },
  goodsPickup: { alreadySubmitted: '提貨單已送出，無法重複送出，請重新整理後查看最新狀態' },
  forwarderEnquiry: {
    alreadySubmitted: '詢價已送出，無法重複送出，請等候報價',
    noQuotation: '請先登錄報價再發出',
  },
  forwarderOrder: {
    alreadySubmitted: '貨運承攬訂單已送出，無法重複送出，請重新整理後查看最新狀態',
    noQuotation: '請先登錄報價再發出',
  },
  labelOrder: { alreadySubmitted: '標籤單已送出，無法重複送出，請重新整理後查看最新狀態' },
  approvalOrder: { alreadySubmitted: '核准申請已送出，無法重複送出，請重新整理後查看最新狀態' },
} as const satisfies Nested<MachineRefusal>
