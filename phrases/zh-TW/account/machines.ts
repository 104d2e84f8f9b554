import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const accountMachines = {
  company: {
    save: saveDraft,
    submit: { label: '送出認證', confirm: '公司資料將送交審核，審核期間無法修改。' },
    takeUp: { label: '受理認證', confirm: '認證進入審核中，客戶會看到審核已開始。' },
    pass: { label: '通過認證', confirm: '該公司將通過認證，其帳號可以登入並下單。' },
    reject: { label: '駁回認證', confirm: '認證將被駁回，客戶會看到原因，並可修改後重新送出。' },
  },
  companyChange: {
    approve: { label: '通過變更', confirm: '公司資料將依申請更新，客戶會收到通知。' },
    reject: { label: '駁回變更', confirm: '變更不生效，客戶會看到原因。' },
    withdraw: { label: '撤回變更', confirm: '變更申請將撤回，公司資料保持不變。' },
  },
} as const satisfies Partial<MachineTexts>
