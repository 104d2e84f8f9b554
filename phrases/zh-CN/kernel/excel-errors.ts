import type { excelRefusals } from '@quayside/contract/kernel/excel.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from './shared.ts'

export const excelErrors = {
  excel: {
    empty: '文件中没有内容，请下载模板填写后上传',
    notASheet: '无法识别为表格，请上传 xlsx 或 csv 文件',
    encrypted: '文件设有密码，请取消密码后上传',
    legacyFormat: '不支持旧版 xls 文件，请另存为 xlsx 后上传',
    ...common('bomb'),
    rowTooLong: '第 {row} 行的文字过长，请缩短后再上传',
    broken: '文件已损坏，请重新保存后上传',
    tooManyRows: '一次最多导入 {max} 行，请拆分后分批上传',
    tooManyColumns: '列数过多，最多 {max} 列，请按模板填写',
    headerMissing: '没有找到表头，请下载模板，表头须包含：{columns}',
    columnMissing: '文件缺少以下列：{columns}。请下载模板，按模板填写后重新上传',
    columnTwice: '列“{column}”出现了两次，请删除其中一列',
    noRows: '表头下没有数据，请填写后重新上传',
    formulaWithoutValue: '单元格 {cell} 的公式没有计算结果，请改为直接填写',
    errorValue: '单元格 {cell} 是错误值，请更正',
    mergedCell: '单元格 {cell} 被合并，请取消合并后逐行填写',
    digitsLost: '单元格 {cell} 的数字超过 15 位，末尾数字已丢失，请将单元格设为文本后重新填写',
    rowTwice: '与文件第 {row} 行重复',
    tooManyToExport: '数据过多，一次最多导出 {max} 行，请缩小查询范围',
  },
} as const satisfies Nested<keyof typeof excelRefusals>
