import { describe, expect, it } from 'vitest'
import { finding, givenRequest } from '../../modules/products/products.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { textsOf } from '../../platform/texts.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const text = textsOf('en-US')
const keys = ['number', 'hsCode', 'tariffRate', 'cccStatus', 'answerNote']

function sheetOf(...rows: readonly (readonly string[])[]): FormData {
  const body = new FormData()
  const lines = [keys.map((key) => text(`fields.classificationRequest.${key}`)), ...rows]
  body.set('file', new Blob([lines.map((cells) => cells.join(',')).join('\n')]), 'answers.csv')
  return body
}
const send = (path: string, body: FormData) =>
  app.office(`POST base/online/productRequest/${path}`, { token: desk.token, body })
const numberOf = async (id: string): Promise<string> =>
  (await app.office(`GET base/online/productRequest/${id}`, { token: desk.token })).body.data.number

describe('answers to classification requests from a file', () => {
  it('are read for requests that wait, and nothing is saved', async () => {
    const { id } = await givenRequest(app, member)
    const number = await numberOf(id)
    const row = [number, '8542.31-1110', '6.5', text('codes.cccStatus.no'), 'As last year']
    const { body } = await send('import', sheetOf(row))
    expect(body).toMatchObject({ code: 200, data: { acceptedCount: 1, rejectedCount: 0 } })
    expect(body.data.accepted[0].values).toMatchObject({
      number,
      tariffRate: '6.5',
      answerNote: 'As last year',
    })
    const { state } = (await app.office(`GET base/online/productRequest/${id}`, { token: desk.token })).body
      .data
    expect(state).toBe(1)
  })

  it('are refused at their cell: unknown, answered or repeated requests, and what cannot be meant', async () => {
    const [open, answered] = [await givenRequest(app, member), await givenRequest(app, member)]
    await app.office(`POST base/online/productRequest/${answered.id}/classify`, {
      token: desk.token,
      body: finding,
    })
    const [number, done] = [await numberOf(open.id), await numberOf(answered.id)]
    const { body } = await send(
      'import',
      sheetOf(
        [number, '8542311110', '', '', ''],
        [number, '8542311110', '', '', ''],
        [done, '8542311110', '', '', ''],
        ['CR-NONE', '8542311110', '', '', ''],
        [number, '85', 'much', '', ''],
      ),
    )
    const paths = body.data.rejected.map((row: { row: number; errors: { path: string }[] }) => [
      row.row,
      ...row.errors.map(({ path }) => path),
    ])
    expect(body.data.acceptedCount).toBe(1)
    expect(paths).toEqual([
      [3, 'number'],
      [4, 'number'],
      [5, 'number'],
      [6, 'hsCode', 'tariffRate'],
    ])
    const rejected = await send('importRejected', sheetOf(['CR-NONE', '8542311110', '', '', '']))
    expect(rejected.headers.get('content-type')).toContain('spreadsheet')
  })
})
