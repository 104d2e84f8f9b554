import { expect, it } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'

it('keeps a good name as it is, Chinese too', () => {
  expect(cleanFileName('营业执照 (副本).pdf', 'pdf')).toBe('营业执照 (副本).pdf')
  expect(cleanFileName('photo.JPEG', 'jpeg')).toBe('photo.jpeg')
  expect(cleanFileName('contract.v2', 'pdf')).toBe('contract.v2.pdf')
})

it('drops folders of any system', () => {
  expect(cleanFileName('../../etc/passwd', 'pdf')).toBe('passwd.pdf')
  expect(cleanFileName('C:\\Users\\li\\合同.pdf', 'pdf')).toBe('合同.pdf')
})

it('drops control characters and those that turn the reading direction', () => {
  expect(cleanFileName('in\u0000vo\r\nice\u202Efdp.exe', 'pdf')).toBe('invoicefdp.pdf')
  expect(cleanFileName('a\u2066b\u200Fc\uFEFF.pdf', 'pdf')).toBe('abc.pdf')
})

it('replaces endings that do not fit the content, all of them', () => {
  expect(cleanFileName('invoice.pdf.exe', 'pdf')).toBe('invoice.pdf')
  expect(cleanFileName('photo.png', 'jpeg')).toBe('photo.jpg')
})

it('replaces what file systems and headers cannot take', () => {
  expect(cleanFileName('a<b>:"c"|d?*.pdf', 'pdf')).toBe('a_b___c__d__.pdf')
})

it('gives a nameless file a name', () => {
  for (const name of ['', '.', '...', '.pdf', '\u202E', '   '])
    expect(cleanFileName(name, 'pdf')).toBe('file.pdf')
})

it('cuts at 200 characters, ending kept and no character halved', () => {
  const name = cleanFileName(`${'长'.repeat(300)}.xlsx`, 'xlsx')
  expect(name).toHaveLength(200)
  expect(name.endsWith('长.xlsx')).toBe(true)
  const pairs = cleanFileName(`x${'𠮷'.repeat(300)}.pdf`, 'pdf')
  expect(pairs.length).toBeLessThanOrEqual(200)
  expect(pairs).toMatch(/^x(𠮷)+\.pdf$/)
})
