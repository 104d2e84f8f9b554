import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const accountMachines = {
  company: {
    save: saveDraft,
    submit: { label: '提交认证', confirm: '公司资料将提交审核，审核期间不能修改。' },
    takeUp: { label: '受理认证', confirm: '认证进入审核中，客户会看到审核已开始。' },
    pass: { label: '通过认证', confirm: '该企业将通过认证，其账号可以登录并下单。' },
    reject: { label: '驳回认证', confirm: '认证将被驳回，客户会看到原因并可修改后重新提交。' },
  },
  companyChange: {
    approve: { label: '通过变更', confirm: '公司资料将按申请更新，客户会收到通知。' },
    reject: { label: '驳回变更', confirm: '变更不生效，客户会看到原因。' },
    withdraw: { label: '撤回变更', confirm: '变更申请将撤回，公司资料保持不变。' },
  },
} as const satisfies Partial<MachineTexts>
