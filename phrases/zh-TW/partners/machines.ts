import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const partnerMachines = {
  supplier: {
    save: { label: '儲存供應商', confirm: '儲存供應商資料，之後的訂單依新資料辦理。' },
    remove: { label: '刪除供應商', confirm: '供應商將自清單移除，既有訂單不受影響。' },
    requestVoid: { label: '申請停用', confirm: '停用申請將送交服務商，處理期間無法修改該供應商。' },
    requestEnable: { label: '申請啟用', confirm: '啟用申請將送交服務商，通過後即可重新使用。' },
    withdraw: { label: '撤回申請', confirm: '撤回後，供應商恢復為申請前的狀態。' },
    approveVoid: { label: '同意停用', confirm: '供應商將停用，客戶無法再以其下單。' },
    refuseVoid: { label: '不同意停用', confirm: '供應商維持啟用，客戶會看到原因。' },
    approveEnable: { label: '同意啟用', confirm: '供應商將重新啟用，客戶可以用其下單。' },
    refuseEnable: { label: '不同意啟用', confirm: '供應商維持停用，客戶會看到原因。' },
  },
} as const satisfies Partial<MachineTexts>
