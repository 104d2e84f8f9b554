import type { IngredientKey } from '@quayside/contract/filings/approval-ingredient.ts'

/** What formula sheets call the columns of an ingredient list, besides our own headings in three languages. */
export const ingredientHeadings: Readonly<Record<IngredientKey, readonly string[]>> = {
  name: [
    '中文名称',
    '原料名称',
    '成分名称',
    '配料',
    '中文名稱',
    '原料名稱',
    '成分名稱',
    'ingredient',
    'material name',
  ],
  inciName: ['INCI', 'INCI 名', '英文名称', '英文名稱', 'INCI name', 'English name'],
  casNumber: ['CAS', 'CAS 号码', 'CAS No.', 'CAS 登记号', 'CAS 編號', 'CAS RN', 'CAS number'],
  additiveNumber: ['INS', 'INS 号', 'CNS 号', 'E 编号', 'E number', 'INS number', '添加剂代码', '添加劑代碼'],
  purpose: ['使用目的', '功能', '功能类别', '作用', '功能類別', 'function', 'use'],
  percentage: ['百分比', '比例', '添加量', '用量', 'w/w', 'percent', 'content', '%'],
}
