import { tradePaper } from '@quayside/contract/customs/customs.codes.ts'
import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../gateway/endpoints.ts'
import { givenKey } from '../gateway/gateway.testing.ts'
import { officeRoutes } from '../office/routes.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { checkFile, hostile, poison, seen } from './hostile-texts.testing.ts'
import { plant } from './isolation.planted.ts'

const app = await testApp()
const a = await plant(app)
const desk = await app.given.staff()
const key = (await givenKey(app)).key
await poison(app, a.companyId)

/** The record that a path names, by how the path begins. */
const ids: Readonly<Record<string, string>> = {
  'business/online/order': a.orderId,
  'customs/online/declaration': a.declarationId,
  'system/online/file': a.fileId,
}
const addressOf = (route: string): string =>
  `${app.address}/office/api/${pathOf(route).replace('{id}', ids[pathOf(route).split('/{id}')[0] ?? ''] ?? '1')}`
const headers = { authorization: `bearer ${desk.token}`, 'accept-language': 'en-US' }

const files = officeRoutes.filter(({ endpoint }) => endpoint.binary)
/** What a call asks for besides the record of its path. */
function queryOf(route: string): string {
  if (route.endsWith('stock/labels')) return `?ids=${a.lotId}`
  return route.includes('customs/online/paper/') ? `?kind=${tradePaper.values[0]}` : ''
}

async function taken(url: string, given: RequestInit = {}): Promise<Buffer> {
  const response = await fetch(url, { headers, ...given })
  expect(response.status, url).toBeLessThan(500)
  return Buffer.from(await response.arrayBuffer())
}

/** A sheet under the headings of a template, with the text in every cell. */
async function hostileSheet(template: string): Promise<FormData> {
  const { sheets } = await readXlsx(new Uint8Array(await taken(template)))
  const headings = (sheets[0]?.rows[0] ?? []).map((heading) => String(heading).replace('*', '').trim())
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
  const row = headings.map(() => quoted(hostile)).join(',')
  const body = new FormData()
  body.set('file', new Blob([`${headings.map(quoted).join(',')}\n${row}\n`]), 'a.csv')
  return body
}

describe('hostile texts in the files of the back office', () => {
  it.each(files.map((route) => route.key))(
    '%s writes them as texts, without formula, link or action',
    async (route) => {
      const url = addressOf(route)
      if (methodOf(route) === 'GET') return checkFile(await taken(`${url}${queryOf(route)}`))
      const template = url.replace('importRejected', route.includes('{id}') ? 'lineSheet' : 'importTemplate')
      const body = await hostileSheet(`${template}${queryOf(route)}`)
      if (route.includes('customs/online/paper/')) body.set('kind', String(tradePaper.values[0]))
      return checkFile(await taken(url, { method: 'POST', body }))
    },
  )

  it('were met in sheets and in PDFs', () => {
    expect(seen.xlsx).toBeGreaterThan(8)
    expect(seen.pdf).toBeGreaterThan(0)
    expect(seen.hostile).toBeGreaterThan(5)
  })
})

describe('hostile texts in the answers of the ERP gateway', () => {
  const reads = endpoints.filter(({ method }) => method === 'GET')
  let met = 0

  it.each(reads.map(({ path }) => path))(
    'GET %s answers them as data, which no browser runs',
    async (path) => {
      const record = path.startsWith('/orders') ? a.orderId : '1'
      const url = `${app.address}/erp/v1${path.replace('{id}', record).replace('{fileId}', a.fileId)}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
      expect(response.status).toBeLessThan(500)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-type')).toMatch(
        /^application\/(json|problem\+json|pdf)|^image\/png/,
      )
      const bytes = Buffer.from(await response.arrayBuffer())
      await checkFile(bytes)
      if (bytes.includes('HYPERLINK')) met += 1
    },
  )

  it('were met in several', () => expect(met).toBeGreaterThan(3))
})
