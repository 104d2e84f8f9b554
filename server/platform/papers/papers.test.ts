import type { ReadPaper } from '@quayside/contract/kernel/paper.ts'
import { fileErrors } from '@quayside/phrases/en-US/kernel/file-errors.ts'
import { paperErrors } from '@quayside/phrases/en-US/kernel/paper-errors.ts'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { givenLink, sendFile } from '../../modules/links/links.testing.ts'
import { givenOrder, orderForm, read, save } from '../../modules/orders/orders.testing.ts'
import { givenSupplier } from '../../modules/partners/partners.testing.ts'
import { givenInbound, givenWarehouse } from '../../modules/warehouse/warehouse.testing.ts'
import { dataOf } from '../testing/answers.ts'
import { expectRefusal } from '../testing/expect-refusal.ts'
import { pdfOf } from '../testing/hostile-files.ts'
import { testApp } from '../testing/test-app.ts'
import type { TestAnswer } from '../testing/test-client.ts'
import { cyclicPages, emptyPages, manyPages, recursiveForm } from './hostile-papers.testing.ts'
import { englishInvoice, packingSheet, paperOf, scannedPage } from './papers.testing.ts'

const app = await testApp()
const member = await app.given.member()
const { paper: words } = paperErrors
const invoice = await englishInvoice()

const send = (
  bytes: Buffer,
  name = 'invoice.pdf',
  { token }: { token: string } = member,
): Promise<TestAnswer> => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return app.client('POST system/online/paper/read', { token, body })
}
const bookOf = async (): Promise<Buffer> => {
  const boxes = (...rows: CellValue[][]) => [['Model', 'Quantity', 'Gross weight'], ...rows]
  return Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [['Helvia Components'], ['Packing lists of three boxes']] },
        { name: 'Box 1 & 2', rows: boxes(['BX-1', 10, 1.5], ['BX-2', 20, 2.5]) },
        { name: 'Notes', rows: boxes(['HIDDEN', 1, 1]), hidden: true },
        { name: 'Box 3', rows: boxes(['BX-3', 30, 3.5]) },
      ],
    }),
  )
}
const modelsOf = ({ pages, tables }: ReadPaper['paper']): string[] => {
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text))
  return (tables[0]?.rows ?? []).map(([model = []]) => texts[model[0] ?? -1] ?? '')
}
const readOf = async (answer: Promise<TestAnswer>): Promise<ReadPaper> => dataOf(await answer)

describe('a supplier’s document', () => {
  it('is stored and read into lines at their places', async () => {
    const { file, paper } = await readOf(send(invoice))
    expect(file.name).toBe('invoice.pdf')
    expect(paper.tables[0]?.rows).toHaveLength(38)
    const again = await app.client(`GET system/online/paper/${file.id}`, { token: member.token })
    const readAgain: ReadPaper = dataOf(again)
    expect(readAgain.paper).toEqual(paper)
  })

  it('is read by those alone who may open the file', async () => {
    const { file } = await readOf(send(invoice))
    const colleague = await app.given.member({ companyId: member.companyId })
    const rival = await app.given.member()
    for (const { token } of [colleague, rival])
      await expectRefusal(
        app.client(`GET system/online/paper/${file.id}`, { token }),
        404,
        fileErrors.file.notYours,
      )
    const { token } = await app.given.member({ permissions: [] })
    expect((await send(invoice, 'a.pdf', { token })).body.code).toBe('403')
  })

  it('that a supplier sent through a link is read by who takes it', async () => {
    const inbound = await givenInbound(app, member, { warehouseId: await givenWarehouse(app) })
    const { path } = await givenLink(app, member, 'inbound', inbound.id, { kind: 2 })
    await sendFile(app, path, { bytes: await packingSheet(), name: 'list.xlsx' })
    const replies = await app.client('GET base/online/linkReply/list', {
      token: member.token,
      query: { entity: 'inbound', recordId: inbound.id },
    })
    const [reply] = replies.body.rows as { file: { id: string } }[]
    const answer = await app.client(`GET system/online/paper/${reply?.file.id ?? ''}`, {
      token: member.token,
    })
    const sent: ReadPaper = dataOf(answer)
    expect(sent.paper.tables[0]?.rows).toHaveLength(2)
  })

  it('of several sheets is read from the first one with lines, and from the one that is chosen', async () => {
    const { file, paper } = await readOf(send(await bookOf(), 'book.xlsx'))
    expect(paper).toMatchObject({ sheets: ['Cover', 'Box 1 & 2', 'Box 3'], sheet: 1 })
    expect(modelsOf(paper)).toEqual(['BX-1', 'BX-2'])
    const sheetAt = (sheet: string): Promise<TestAnswer> =>
      app.client(`GET system/online/paper/${file.id}`, { token: member.token, query: { sheet } })
    const { paper: third }: ReadPaper = dataOf(await sheetAt('2'))
    expect(third.sheet).toBe(2)
    expect(modelsOf(third)).toEqual(['BX-3'])
    await expectRefusal(sheetAt('0'), 400, words.noTable)
    expect((await sheetAt('one')).body.code).toBe(400)
    expect((await sheetAt('3')).body.code).toBe(400)
  })

  it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    ['a scan', scannedPage, 'scan.pdf', words.noText],
    ['empty pages', () => emptyPages(2), 'empty.pdf', words.noText],
    ['a letter', () => paperOf(['Dear customer,', 'the goods follow next week.']), 'a.pdf', words.noTable],
    ['a sheet without a head', () => Buffer.from('a,b\n1,2\n'), 'a.csv', words.noTable],
    ['a text', () => Buffer.from('model, qty'), 'a.txt', words.wrongKind],
    ['10,000 pages', () => manyPages(10_000), 'a.pdf', words.tooManyPages.replace('{max}', '300')],
    ['pages in a circle', cyclicPages, 'a.pdf', words.noText],
    ['a form that draws itself', recursiveForm, 'a.pdf', words.noText],
    ['no pages', () => pdfOf('<<>>'), 'a.pdf', words.unreadable],
    ['no bytes', () => Buffer.alloc(0), 'a.pdf', fileErrors.file.empty],
  ])('is refused with what to do: %s', async (_what, make, name, sentence) => {
    await expectRefusal(send(await make(), name), 400, sentence)
  })

  it('is refused as a picture, with what to do', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    )
    await expectRefusal(send(png, 'scan.png'), 400, words.noText)
  })
})

describe('the timeline of a record', () => {
  const readings = (fileId: string, lines: number) => [{ fileId, lines }]
  const notesOf = async (id: string): Promise<(string | null)[]> => {
    const { timeline } = await read(app, member, id)
    return (timeline as { transition: string; note: string | null }[])
      .filter(({ transition }) => transition === 'linesRead')
      .map(({ note }) => note)
  }

  it('names the document that lines came from, once', async () => {
    const { file } = await readOf(send(invoice))
    const form = await orderForm(app, member)
    const attachments = { 'commercial-invoice': [file.id] }
    const made: { id: string; version: number } = dataOf(
      await save(app, member, { ...form, attachments, readings: readings(file.id, 38) }),
    )
    expect(await notesOf(made.id)).toEqual(['invoice.pdf (38)'])
    const again = { ...form, ...made, attachments, readings: readings(file.id, 38) }
    const { id, version } = made
    const answer = await save(app, member, { ...form, id, version, attachments, readings: again.readings })
    expect(answer.body.code, answer.text).toBe(200)
    expect(await notesOf(id)).toEqual(['invoice.pdf (38)'])
  })

  it('names no document that is not attached', async () => {
    const { file } = await readOf(send(invoice))
    const order = await givenOrder(app, member)
    await expectRefusal(
      save(app, member, {
        ...(await orderForm(app, member)),
        id: order.id,
        version: order.version,
        readings: readings(file.id, 38),
      }),
      400,
      words.notAttached,
    )
    expect(await notesOf(order.id)).toEqual([])
  })
})

describe('the headings of a supplier’s papers for an inbound order', () => {
  const path = 'warehouse/online/inbound/sheetHeadings'
  it('are kept for the company, apart from those of orders, and name columns of its lines only', async () => {
    const { token, companyId } = member
    const colleague = await app.given.member({ companyId })
    const { id: supplierId } = await givenSupplier(app, member, { isOverseas: 1 })
    const put = (headings: object) => app.client(`PUT ${path}`, { token, body: { supplierId, headings } })
    expect((await put({ charge: 'lotNumber' })).body.code).toBe(200)
    expect((await put({ charge: 'sellingPrice' })).body.code).toBe(400)
    const kept = await app.client(`GET ${path}`, { token: colleague.token, query: { supplierId } })
    expect(dataOf(kept)).toEqual({ charge: 'lotNumber' })
    const ofOrders = await app.client('GET business/online/order/sheetHeadings', {
      token,
      query: { modelType: '0', supplierId },
    })
    expect(dataOf(ofOrders)).toEqual({})
    const rival = await app.given.member()
    const theirs = await app.client(`GET ${path}`, { token: rival.token, query: { supplierId } })
    expect(theirs.body.code).toBe(404)
  })
})
