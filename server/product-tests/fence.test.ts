import { describe, expect, it } from 'vitest'
import {
  csvOf,
  customerSheet,
  headedSheet,
  pngWithTexts,
  sharingRows,
} from '../platform/testing/hostile-files.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const { token } = await app.given.member()

const sheets: Record<string, { bytes: Buffer; name: string; codes: readonly string[] }> = {
  'one text of 300,000 letters in 40 cells': {
    bytes: customerSheet(sharingRows(40, 1), ['x'.repeat(300_000)]),
    name: 'a.xlsx',
    codes: ['excel.bomb', 'excel.rowTooLong'],
  },
  'one text of 30,000 letters in 2,000 rows': {
    bytes: customerSheet(sharingRows(1_900, 1), ['x'.repeat(30_000)]),
    name: 'a.xlsx',
    codes: ['excel.bomb'],
  },
  'a CSV of one open quote': {
    bytes: csvOf(`"${'a,\n'.repeat(300_000)}`),
    name: 'a.csv',
    codes: ['excel.rowTooLong', 'excel.noRows', 'excel.headerMissing', 'excel.columnMissing'],
  },
}
const mostAnswered = 20_000

describe('a sheet that says more than it weighs', () => {
  it.each(Object.entries(sheets))(
    '%s is refused with a short answer',
    async (_name, { bytes, name, codes }) => {
      const body = new FormData()
      body.set('mode', 'preview')
      body.set('file', new Blob([new Uint8Array(bytes)]), name)
      const answer = await app.client('POST base/online/customer/import', { token, body })
      expect(answer.body.code).toBe(400)
      expect(codes).toContain(answer.body.data.fields[0].code)
      expect(answer.text.length).toBeLessThan(mostAnswered)
    },
  )

  it('headings that belong to no column are cut in the answer', async () => {
    const body = new FormData()
    body.set('mode', 'preview')
    body.set('file', new Blob([new Uint8Array(headedSheet(60, 30_000))]), 'a.xlsx')
    const answer = await app.client('POST base/online/customer/import', { token, body })
    expect(answer.status).toBeLessThan(500)
    expect(answer.text.length).toBeLessThan(mostAnswered)
  })
})

it('a picture whose texts unpack to more than 100 MB is refused or cleaned, in its own process', async () => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(pngWithTexts(200))]), 'a.png')
  const answer = await app.client('POST system/online/file/upload', { token, body })
  expect([200, 400]).toContain(answer.body.code)
})
