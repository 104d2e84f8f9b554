import { approvalRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const approvalFields = labels(approvalRecords, {
  approvalOrder: {
    recordName: '审批单',
    number: '审批单号',
    state: '步骤',
    openDocuments: '待交文件',
    documentDueOn: '交文件期限',
    handedInDocuments: '待核文件',
    category: '备案类别',
    specification: '规格',
    manufacturer: '生产企业',
    ingredientCount: '成分数',
    percentTotal: '含量合计 %',
    expectedOn: '预计结束',
    certificateUntil: '凭证有效期至',
    reason: '取消原因',
    amount: '费用',
    lines: '配方成分',
  },
  approvalIngredient: {
    recordName: '配方成分',
    name: '成分',
    inciName: '英文名（INCI）',
    casNumber: 'CAS 号',
    additiveNumber: '添加剂编号',
    percentage: '含量 %',
  },
})
