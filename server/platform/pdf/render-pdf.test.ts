import { afterAll, expect, it } from 'vitest'
import { sentFile } from '../files/inspect-upload.testing.ts'
import { inspectUpload } from '../files/inspect-upload.ts'
import { openParsePool } from '../parsing/parse-pool.ts'
import type { PdfFrame } from './pdf-frame.ts'
import { pagesOf } from './pdf-text.testing.ts'
import { closePdf, renderPdf } from './render-pdf.ts'
import { filledColumns, tableOf } from './table-of.ts'

const frame: PdfFrame = {
  header: { provider: 'Quayside', companyName: '深圳市蓝海供应链有限公司', title: '装箱单' },
  footer: '第 {page} 页，共 {pages} 页',
}

const parsing = openParsePool()
afterAll(async () => {
  await closePdf()
  parsing.close()
})

it('renders Chinese text that can be read back, in both kinds of characters', async () => {
  const [page = ''] = pagesOf(await renderPdf([{ text: '绿茶 綠茶 報關單 Tea €12.50' }], frame))
  for (const text of ['绿茶', '綠茶', '報關單', '€12.50', '深圳市蓝海供应链有限公司', '装箱单']) {
    expect(page.replaceAll(' ', '')).toContain(text)
  }
})

it('repeats the head of a long table on each page, and counts the pages', async () => {
  const table = tableOf(
    [
      { header: '品名', value: (n: number) => `茶${n}` },
      { header: '金额', isNumber: true, value: (n) => `${n}.00` },
    ],
    Array.from({ length: 100 }, (_, n) => n),
  )
  const pages = pagesOf(await renderPdf([table], frame)).map((page) => page.replaceAll(' ', ''))
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('品名')
    expect(page).toContain(`第${at + 1}页，共${pages.length}页`)
  }
  expect(pages.at(-1)).toContain('99.00')
})

it('breaks a row that is taller than a page, and leaves no page empty before it', async () => {
  const table = tableOf(
    [
      { header: '姓名', value: ({ name }: { name: string }) => name },
      { header: '权限', value: () => '订单查看 '.repeat(900) },
    ],
    [{ name: '陈晓敏' }, { name: '林嘉敏' }],
  )
  const pages = pagesOf(await renderPdf([table], frame)).map((page) => page.replaceAll(' ', ''))
  expect(pages[0]).toContain('陈晓敏')
  for (const page of pages) expect(page).toContain('订单查看')
})

it('gives a column of figures with a sentence in it no more than its figures need', () => {
  const { table } = tableOf(
    [
      { header: 'Costs', value: () => 'Landed cost in total' },
      ...[1, 2, 3, 4].map(() => ({
        header: 'Difference to the order as it is',
        isNumber: true,
        value: (row: string) => row,
      })),
    ],
    ['1,234.00', 'Something is not counted, so that it is not to be compared'],
  )
  for (const width of table.widths as number[]) expect(width).toBeGreaterThan(60)
})

it('leaves out columns that no row has a value for', () => {
  const columns = [
    { header: '型号', value: ({ model }: { model: string }) => model },
    { header: '品牌', value: () => '' },
    { header: '批次', value: () => '–' },
  ]
  expect(filledColumns(columns, [{ model: 'A' }]).map(({ header }) => header)).toEqual(['型号'])
})

it('is A4 in either direction, carries a watermark, and passes our own upload check', async () => {
  const pdf = await renderPdf('x', { ...frame, isLandscape: true, watermark: '副本' })
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 841.89 595.28]')
  expect(pagesOf(pdf)[0]?.replaceAll(' ', '')).toContain('副本')
  expect((await inspectUpload(parsing, sentFile(pdf, '装箱单.pdf'))).ok).toBe(true)
})

it('has a glyph for every traditional character and mark in daily use', async () => {
  const traditional =
    '報關單據進出口貿易稅則歸類申報審核驗貨櫃場倉庫儲運費率匯兌結算銀行帳戶賬號發票開具應付餘額預約憑證檔案標籤備案證書覽錄製雜項訂購數量規格產地國別幣種總計淨重體積裝箱運輸艙單聯繫電話傳真郵遞區號縣臺灣廣東龍門鹽業醫藥衛監測殺菌營養態選擇確認撤銷駁還處罰款項歷史記錄變更權限員職務離開啟閉鎖雙語簡繁轉換戶籍廠麵條鐘錶鬆餅傢俱裡線纜豐麗鬱穀癥籲臟'
  for (const bold of [false, true]) {
    const [page = ''] = pagesOf(await renderPdf({ text: traditional, bold }, frame))
    expect(page.replaceAll(' ', '')).toContain(traditional)
    expect(page).not.toContain('□')
  }
  expect(pagesOf(await renderPdf('\u0f00', frame))[0]).toContain('□')
})

it('opens no file and no address that a text names', async () => {
  await expect(renderPdf({ image: '/etc/hostname' }, frame)).rejects.toThrow('PDF not rendered')
  await expect(renderPdf({ image: 'http://127.0.0.1:9/x.png' }, frame)).rejects.toThrow('PDF not rendered')
  expect(pagesOf(await renderPdf('still at work', frame))[0]).toContain('still')
})

it('leaves the event loop to others while it works', async () => {
  const table = tableOf(
    [{ header: '品名', value: (n: number) => `茶叶样品${n}` }],
    Array.from({ length: 200 }, (_, n) => n),
  )
  const turns: string[] = []
  const rendered = renderPdf([table], frame).then(() => turns.push('rendered'))
  // A timer of the same thread fires many times before the answer is there.
  const ticker = setInterval(() => turns.push('tick'), 1)
  await rendered
  clearInterval(ticker)
  expect(turns.indexOf('rendered')).toBeGreaterThan(10)
})

it('takes the answer from among the reports of a watched process', async () => {
  await closePdf()
  // Set by `node --watch`: threads post a message for each of their imports.
  process.env['WATCH_REPORT_DEPENDENCIES'] = '1'
  try {
    expect(pagesOf(await renderPdf('watched', frame))[0]).toContain('watched')
  } finally {
    delete process.env['WATCH_REPORT_DEPENDENCIES']
    await closePdf()
  }
})
