import type { CustomsFieldTexts } from '../../field-texts.ts'

export const customsFields = {
  hsCode: {
    recordName: '商品编码',
    code: '商品编码',
    name: '商品名称',
    chineseName: '中文名称',
    traditionalName: '繁体名称',
    englishName: '英文名称',
    firstUnit: '第一法定单位',
    secondUnit: '第二法定单位',
    mfnRate: '最惠国税率',
    generalRate: '普通税率',
    temporaryRate: '暂定税率',
    vatRate: '增值税率',
    refundRate: '出口退税率',
    consumptionRate: '消费税率',
    supervision: '监管条件',
    inspection: '检验检疫条件',
    elements: '申报要素',
    sourceDate: '数据日期',
  },
} as const satisfies CustomsFieldTexts
