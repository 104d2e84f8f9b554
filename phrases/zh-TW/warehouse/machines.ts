import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const warehouseMachines = {
  warehouseIn: {
    save: saveDraft,
    remove: { label: '刪除入倉單', confirm: '入倉單將自清單移除，單號不再使用。' },
    submit: { label: '送出入倉單', confirm: '入倉單將送交審核，審核期間無法修改。' },
    cancel: { label: '取消入倉單', confirm: '入倉單將被取消，取消後無法復原。' },
    auditPass: { label: '審核通過', confirm: '入倉單通過審核，等待提貨或收貨。' },
    auditFail: { label: '審核不通過', confirm: '入倉單審核不通過，客戶會看到原因，並可修改後重新送出。' },
    receive: { label: '登記收貨', confirm: '確認貨物已提到或送達倉庫，之後無法再取消。' },
    inspect: { label: '登記驗貨', confirm: '確認貨物已經驗貨，等待覆核。' },
    review: { label: '覆核', confirm: '確認驗貨結果無誤，等待上架入倉。' },
    store: { label: '確認入倉', confirm: '貨物計入庫存，客戶可以在庫存中查到。' },
    entrust: { label: '委託辦理', confirm: '已入倉貨物將委託辦理後續訂單。' },
  },
  outbound: {
    save: saveDraft,
    remove: { label: '刪除出倉單', confirm: '出倉單將自清單移除，單號不再使用。' },
    submit: { label: '送出出倉單', confirm: '出倉單將送出，並依出倉策略預留庫存。' },
    cancel: { label: '撤銷出倉', confirm: '出倉單回到草稿，預留的庫存隨即釋出。' },
    arrange: { label: '安排出倉', confirm: '出倉單進入已安排，客戶無法再自行撤銷。' },
    ship: { label: '確認出貨', confirm: '貨物離開倉庫，預留的庫存將扣除，無法撤回。' },
    complete: { label: '完成出倉', confirm: '出倉單將完成，之後只能檢視。' },
  },
  goodsPickup: {
    save: saveDraft,
    remove: { label: '刪除提貨單', confirm: '提貨單將自清單移除，單號不再使用。' },
    submit: { label: '送出提貨單', confirm: '提貨單將送出，服務商會安排提貨。' },
    cancel: { label: '取消提貨', confirm: '提貨將被取消，取消後無法復原。' },
    pickUp: { label: '登記提貨', confirm: '確認貨物已經提到，等待驗貨。' },
    reportPickupAnomaly: { label: '登記提貨異常', confirm: '提貨標記為異常，客戶會看到原因。' },
    inspect: { label: '登記驗貨', confirm: '確認貨物驗貨無誤，等待入倉。' },
    reportInspectionAnomaly: { label: '登記驗貨異常', confirm: '驗貨標記為異常，客戶會看到原因。' },
    handleAnomaly: { label: '處理異常', confirm: '異常標記為已處理，提貨自異常之處繼續。' },
    store: { label: '確認入倉', confirm: '貨物計入庫存，提貨單辦理完畢。' },
  },
  stockDifference: {
    accept: { label: '確認差異', confirm: '以實收數量為準，凍結的貨物恢復可用。' },
    dispute: { label: '提出異議', confirm: '與服務商開始溝通，相關貨物保持凍結。' },
    settle: { label: '結束異議', confirm: '異議處理完畢，凍結的貨物恢復可用，客戶會看到說明。' },
  },
} as const satisfies Partial<MachineTexts>
