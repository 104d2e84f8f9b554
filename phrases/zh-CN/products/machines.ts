import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const productMachines = {
  classificationRequest: {
    save: saveDraft,
    remove: { label: '删除申请', confirm: '归类申请将从列表中移除。' },
    submit: { label: '提交归类', confirm: '产品资料将提交归类，处理期间不能修改。' },
    cancel: { label: '取消申请', confirm: '归类申请将被取消，取消后不能恢复。' },
    classify: { label: '完成归类', confirm: '归类结果将发给客户确认，客户接受后写入该产品。' },
    return: { label: '退回申请', confirm: '申请退回客户补充资料，客户会看到原因。' },
    accept: { label: '接受归类', confirm: '商品编码、税率和监管条件将写入该产品。' },
    object: { label: '提出异议', confirm: '异议和原因将交给服务商，服务商会重新归类。' },
  },
} as const satisfies Partial<MachineTexts>
