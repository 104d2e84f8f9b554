import type { hsCodeRefusals } from '@quayside/contract/products/hs-code.refusals.ts'
import type { Nested } from '../../nested.ts'

export const customsErrors = {
  hsCode: {
    format: '商品编码不正确，应为 4、6、8 或 10 位数字；以 0 开头的编码请将单元格设为文本',
    unknown: '税则中没有商品编码 {code}，请核对或先更新税则',
    chapterUnknown: '没有这一章，请核对编码的前两位',
    unitUnknown: '计量单位“{unit}”不存在，请填写单位代码或中文名称',
    conditionUnknown: '监管或检验检疫代码“{letter}”不存在，请核对大小写',
    vatRate: '增值税率应为 0、9 或 13；单元格为百分比格式时请改为数值',
    refundAboveVat: '出口退税率不能高于增值税率',
  },
} as const satisfies Nested<keyof typeof hsCodeRefusals>
