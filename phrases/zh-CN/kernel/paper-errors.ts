import type { paperRefusals } from '@quayside/contract/kernel/paper.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paperErrors = {
  paper: {
    noText: '文件里没有文字，可能是扫描件或图片。请向供应商要电子版 PDF 或表格，或在此手工录入',
    noTable: '没有找到货物明细。明细上方要有表头，如型号、数量、单价',
    tooManyPages: '文件超过 {max} 页，请拆分后逐个读取',
    tooMuchText: '文件内容过多，请拆分后逐个读取',
    unreadable: '无法读取此 PDF 的文字，请打印为新的 PDF 后再试',
    wrongKind: '只能从 PDF、xlsx 和 csv 文件读取明细',
    notAttached: '读取明细的文件不在本单附件中，请先添加到附件',
  },
} as const satisfies Nested<keyof typeof paperRefusals>
