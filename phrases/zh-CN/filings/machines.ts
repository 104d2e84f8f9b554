import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const filingMachines = {
  labelOrder: {
    save: saveDraft,
    remove: { label: '删除标签单', confirm: '标签单将从列表中移除，单号不再使用。' },
    submit: { label: '提交标签单', confirm: '标签单将提交办理，办理期间不能修改。' },
    sendVersion: {
      label: '交付标签',
      confirm: '客户会收到通知，并确认标签或要求修改。',
    },
    confirmVersion: {
      label: '确认标签',
      confirm: '确认后以此版本为准，全部产品确认后服务商即可完成办理。',
    },
    askChange: {
      label: '要求修改',
      confirm: '修改意见将发给服务商，改好后交付新版本。',
    },
    quoteFee: { label: '报价', confirm: '客户会收到通知，接受后在完成时计费。' },
    acceptFee: { label: '接受报价', confirm: '接受后按此价格办理，完成时计入账单。' },
    declineFee: { label: '不接受', confirm: '服务商会看到原因，并可重新报价。' },
    pause: { label: '暂停办理', confirm: '标签单将暂停，客户会看到原因。' },
    resume: { label: '恢复办理', confirm: '标签单回到已提交，继续办理。' },
    return: { label: '退单', confirm: '标签单退回客户，客户会看到原因并可修改后重新提交。' },
    complete: { label: '完成办理', confirm: '标签单将完成，客户可以下载结果文件。' },
  },
  approvalOrder: {
    save: saveDraft,
    remove: { label: '删除审批单', confirm: '审批单将从列表中移除，单号不再使用。' },
    submit: { label: '提交审批单', confirm: '审批单将提交办理，办理期间不能修改。' },
    cancel: { label: '取消审批单', confirm: '审批单将被取消，取消后不能恢复。' },
    register: { label: '登记注册备案', confirm: '确认已完成注册和授权备案。' },
    acceptFiling: { label: '登记备案受理', confirm: '确认主管部门已受理备案。' },
    beginCheck: { label: '进入行政审查', confirm: '审批单进入行政审查。' },
    submitAtWindow: { label: '登记窗口递交', confirm: '确认材料已在窗口递交。' },
    beginReview: { label: '进入审评期', confirm: '审批单进入审评期，等待主管部门结论。' },
    complete: { label: '完成审批', confirm: '审批单将完成，客户可以下载批件。' },
    quoteFee: { label: '报价', confirm: '客户会收到通知，接受后在完成时计费。' },
    acceptFee: { label: '接受报价', confirm: '接受后按此价格办理，完成时计入账单。' },
    declineFee: { label: '不接受', confirm: '服务商会看到原因，并可重新报价。' },
    addPapers: { label: '补文书', confirm: '文书将加到该步骤，客户会收到通知。' },
    askDocuments: { label: '要求文件', confirm: '客户会收到通知，并在首页看到要交的文件。' },
    handIn: { label: '交文件', confirm: '文件将交给服务商核对。' },
    acceptDocument: { label: '接受文件', confirm: '文件将标为已接受，客户会收到通知。' },
    sendBackDocument: { label: '退回文件', confirm: '客户会看到原因并重新交来。' },
    withdrawDocument: { label: '撤销文件要求', confirm: '客户不必再交这份文件。' },
  },
} as const satisfies Partial<MachineTexts>
