import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const productMachines = {
  classificationRequest: {
    save: saveDraft,
    remove: { label: '刪除申請', confirm: '稅則分類申請將自清單移除。' },
    submit: { label: '送出分類申請', confirm: '產品資料將送交稅則分類，處理期間無法修改。' },
    cancel: { label: '取消申請', confirm: '稅則分類申請將被取消，取消後無法復原。' },
    classify: { label: '完成分類', confirm: '分類結果將送交客戶確認，客戶接受後寫入該產品。' },
    return: { label: '退回申請', confirm: '申請退回客戶補件，客戶會看到原因。' },
    accept: { label: '接受分類', confirm: '稅則號別、稅率與監管條件將寫入該產品。' },
    object: { label: '提出異議', confirm: '異議與原因將轉交服務商，服務商會重新分類。' },
  },
} as const satisfies Partial<MachineTexts>
