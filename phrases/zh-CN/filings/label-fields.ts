import { labelRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const labelFields = labels(labelRecords, {
  labelOrder: {
    recordName: '标签单',
    number: '标签单号',
    category: '产品类别',
    productNames: '产品',
    lineCount: '产品数',
    confirmedCount: '已确认',
    waitingCount: '待确认',
    agentName: '境内代理商',
    agentAddress: '代理商地址',
    wantedOn: '期望完成',
    amount: '费用',
    lines: '产品',
  },
  labelLine: {
    recordName: '产品',
    foreignName: '原文名称',
    specification: '规格／净含量',
    shelfLife: '保质期',
    ingredients: '配料／成分',
    packageImage: '包装展开图',
    certificate: '批件或备案凭证',
    nutrients: '营养成分资料',
  },
})
