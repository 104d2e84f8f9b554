import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/partners/machines.ts'

export const { partnerMachines } = traditional(source, {
  partnerMachines: {
    supplier: {
      save: { confirm: '儲存供應商資料，之後的訂單依新資料辦理。' },
      remove: { confirm: '供應商將自清單移除，既有訂單不受影響。' },
      requestVoid: { confirm: '停用申請將送交服務商，處理期間無法修改該供應商。' },
      requestEnable: { confirm: '啟用申請將送交服務商，通過後即可重新使用。' },
      withdraw: { confirm: '撤回後，供應商恢復為申請前的狀態。' },
      approveVoid: { confirm: '供應商將停用，客戶無法再以其下單。' },
      refuseVoid: { confirm: '供應商維持啟用，客戶會看到原因。' },
      approveEnable: { confirm: '供應商將重新啟用，客戶可以用其下單。' },
      refuseEnable: { confirm: '供應商維持停用，客戶會看到原因。' },
    },
  },
})
