import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import type { ServiceFieldTexts } from '../../logistics-field-texts.ts'
import { saveDraft } from '../kernel/machines.ts'

export const serviceCodes = {
  serviceOrderState: {
    cancelled: '已取消',
    draft: '草稿',
    submitted: '已送審',
    auditFailed: '審核未通過',
    audited: '已受理',
    dispatched: '已派車',
    signed: '已簽收',
    completed: '已完成',
  },
} as const satisfies Partial<CodeTexts>

export const serviceMachines = {
  serviceOrder: {
    save: saveDraft,
    remove: { label: '刪除申請', confirm: '申請將從清單中移除，單號不再使用。' },
    submit: { label: '送出申請', confirm: '申請將送出給服務商受理，之後不能修改。' },
    cancel: { label: '取消申請', confirm: '申請將被取消，取消後無法復原。' },
    auditPass: { label: '受理', confirm: '申請將按所填費用受理，客戶會收到通知。' },
    auditFail: { label: '退回修改', confirm: '申請將退回客戶修改，客戶會看到原因。' },
    dispatch: { label: '登記派車', confirm: '確認車輛已出發，客戶會收到通知。' },
    sign: { label: '確認簽收', confirm: '確認貨物已送達並簽收。' },
    complete: { label: '服務結案', confirm: '服務將結案，費用計入帳單。' },
  },
} as const satisfies Partial<MachineTexts>

export const serviceFields = {
  serviceOrder: {
    recordName: '加值服務',
    number: '服務單號',
    state: '狀態',
    modelType: '業務類型',
    kind: '服務項目',
    orderId: '關聯訂單',
    orderNo: '關聯訂單',
    goodsName: '貨物',
    quantity: '數量',
    fromPlace: '提貨地點',
    place: '服務／送達地點',
    wantedAt: '期望時間',
    remarks: '備註',
    attachments: '附件',
    currency: '幣別',
    feeQuantity: '計費數量',
    feeUnit: '計費單位',
    unitPrice: '單價',
    amount: '費用',
    reason: '原因',
    submittedAt: '送出時間',
    completedAt: '完成時間',
    createdAt: '建立時間',
    updatedAt: '更新時間',
  },
} as const satisfies ServiceFieldTexts

/** The server’s messages about services. */
export const serviceNotices = {
  serviceOrder: {
    auditPass: { title: '服務申請已受理', content: '服務單 {number} 已受理，費用 {fee}。' },
    auditFail: { title: '服務申請未通過', content: '服務單 {number} 需要修改後重新送出。原因：{reason}' },
    cancel: { title: '服務申請已取消', content: '服務單 {number} 已被服務商取消。原因：{reason}' },
    dispatch: { title: '車輛已出發', content: '服務單 {number} 的車輛已出發，貨物送達後請簽收。' },
    sign: { title: '貨物已簽收', content: '服務單 {number} 的貨物已簽收。' },
    complete: { title: '服務已完成', content: '服務單 {number} 已完成，費用已記入帳單。' },
    setFee: { title: '服務費用已調整', content: '服務單 {number} 的費用調整為 {fee}。' },
    addDocuments: { title: '收到服務結果檔案', content: '服務單 {number} 有新的照片或簽收單。' },
  },
}
