import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { approval, approvalForm, readApproval } from './approval.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { token } = member

type Cell = string | number | null
async function bring(rows: Cell[][]) {
  const body = new FormData()
  const bytes = await writeXlsx({ sheets: [{ name: 'formula', rows }] })
  body.set('file', new Blob([bytes as BlobPart]), 'formula.xlsx')
  return app.client('POST filing/online/approval/import', { token, body })
}

describe('POST filing/online/approval/import', () => {
  it('reads our headings and those of formula sheets, passes over the total, and what it gives can be submitted', async () => {
    const answer = await bring([
      ['原料名称', 'INCI', 'CAS No.', 'E number', '使用目的', '百分比', '批号'],
      ['柠檬酸', 'Citric acid', '77-92-9', '01.101', '酸度调节剂', 60.5, 'x'],
      ['柑橘香精', 'Citrus flavouring', null, null, '食用香精', '39.5', null],
      ['合计', null, null, null, null, 100, null],
    ])
    expect(answer.body.data).toMatchObject({
      acceptedCount: 2,
      rejectedCount: 0,
      ignoredColumns: ['批号'],
      lines: [
        {
          name: '柠檬酸',
          inciName: 'Citric acid',
          casNumber: '77-92-9',
          additiveNumber: '01.101',
          percentage: '60.5',
        },
        { name: '柑橘香精', casNumber: '', percentage: '39.5', rawCells: {} },
      ],
    })
    const { id } = dataOf(
      await approval(app, member, 'save', { ...approvalForm(), lines: answer.body.data.lines }),
    )
    dataOf(await approval(app, member, `${id}/submit`))
    expect(await readApproval(app, member, id)).toMatchObject({
      state: 1,
      ingredientCount: 2,
      percentTotal: '100',
    })
  })

  it('gives back each bad row with its reason at the cell', async () => {
    const { data } = (
      await bring([
        ['成分', '英文名（INCI）', 'CAS 号', '用途', '含量 %'],
        ['A', 'A', '7732-18-5', 'x', 1],
        ['B', 'B', '7732-18-4', 'x', 1],
        ['C', 'C', '', 'x', 'much'],
      ])
    ).body
    expect(data).toMatchObject({ acceptedCount: 1, rejectedCount: 2 })
    expect(
      data.rejected.map(({ row, errors }: { row: number; errors: { path: string }[] }) => [
        row,
        errors.map(({ path }) => path),
      ]),
    ).toEqual([
      [3, ['casNumber']],
      [4, ['percentage']],
    ])
    expect(data.rejectedFileId).not.toBeNull()
  })

  it('offers a template', async () => {
    const template = await fetch(`${app.address}/api/filing/online/approval/importTemplate`, {
      headers: { authorization: `bearer ${token}` },
    })
    expect(template.headers.get('content-type')).toContain('spreadsheetml')
  })
})
