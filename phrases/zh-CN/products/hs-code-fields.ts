import { customsRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const customsFields = labels(customsRecords, {
  hsCode: {
    recordName: '商品编码',
    code: '商品编码',
    name: '商品名称',
    mfnRate: '最惠国税率',
    generalRate: '普通税率',
    temporaryRate: '暂定税率',
    refundRate: '出口退税率',
    supervision: '监管条件',
    inspection: '检验检疫条件',
    sourceDate: '数据日期',
    traditionalName: '繁体名称',
  },
})
