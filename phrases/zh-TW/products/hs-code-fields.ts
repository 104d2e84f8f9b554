import type { CustomsFieldTexts } from '../../field-texts.ts'

export const customsFields = {
  hsCode: {
    recordName: '稅則號別',
    code: '稅則號別',
    name: '商品名稱',
    chineseName: '中文名稱',
    traditionalName: '繁體名稱',
    englishName: '英文名稱',
    firstUnit: '第一法定單位',
    secondUnit: '第二法定單位',
    mfnRate: '最惠國稅率',
    generalRate: '普通稅率',
    temporaryRate: '暫定稅率',
    vatRate: '增值稅率',
    refundRate: '出口退稅率',
    consumptionRate: '消費稅率',
    supervision: '監管條件',
    inspection: '檢驗檢疫條件',
    elements: '申報要素',
    sourceDate: '資料日期',
  },
} as const satisfies CustomsFieldTexts
