import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const filingMachines = {
  labelOrder: {
    save: saveDraft,
    remove: { label: '刪除標籤單', confirm: '標籤單將自清單移除，單號不再使用。' },
    submit: { label: '送出標籤單', confirm: '標籤單將送出辦理，辦理期間無法修改。' },
    sendVersion: {
      label: '交付標籤',
      confirm: '客戶會收到通知，並確認標籤或要求修改。',
    },
    confirmVersion: {
      label: '確認標籤',
      confirm: '確認後以此版本為準，全部產品確認後服務商即可辦理結案。',
    },
    askChange: {
      label: '要求修改',
      confirm: '修改意見將送交服務商，改好後交付新版本。',
    },
    pause: { label: '暫停辦理', confirm: '標籤單將暫停，客戶會看到原因。' },
    resume: { label: '恢復辦理', confirm: '標籤單回到已送審，繼續辦理。' },
    return: { label: '退件', confirm: '標籤單退回客戶，客戶會看到原因，並可修改後重新送出。' },
    complete: { label: '辦理結案', confirm: '標籤單將結案，客戶可以下載結果檔案。' },
  },
  approvalOrder: {
    save: saveDraft,
    remove: { label: '刪除審批單', confirm: '審批單將自清單移除，單號不再使用。' },
    submit: { label: '送審審批單', confirm: '審批單將送出辦理，辦理期間無法修改。' },
    cancel: { label: '取消審批單', confirm: '審批單將被取消，取消後無法復原。' },
    register: { label: '登記註冊備案', confirm: '確認已完成註冊與授權備案。' },
    acceptFiling: { label: '登記備案受理', confirm: '確認主管機關已受理備案。' },
    beginCheck: { label: '進入行政審查', confirm: '審批單進入行政審查。' },
    submitAtWindow: { label: '登記臨櫃遞件', confirm: '確認文件已臨櫃遞交。' },
    beginReview: { label: '進入審查期', confirm: '審批單進入審查期，等待主管機關決定。' },
    complete: { label: '申請結案', confirm: '審批單將結案，客戶可以下載核准文件。' },
    addPapers: { label: '補文書', confirm: '文書將加到該步驟，客戶會收到通知。' },
    askDocuments: { label: '要求文件', confirm: '客戶會收到通知，並在首頁看到要交的文件。' },
    handIn: { label: '交件', confirm: '文件將交給服務商核對。' },
    acceptDocument: { label: '接受文件', confirm: '文件將標示為已接受，客戶會收到通知。' },
    sendBackDocument: { label: '退回文件', confirm: '客戶會看到原因並重新交件。' },
    withdrawDocument: { label: '撤銷文件要求', confirm: '客戶不必再交這份文件。' },
  },
} as const satisfies Partial<MachineTexts>
