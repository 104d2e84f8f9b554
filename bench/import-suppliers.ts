import { readXlsx, writeXlsx } from 'hucre/xlsx'

/** So many suppliers more, as a user would bring them: through the template. */
export async function importSuppliers(
  address: string,
  token: { access_token: string },
  count: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${token.access_token}`, 'accept-language': 'en-US' }
  const template = await fetch(`${address}/api/base/online/supplier/importTemplate`, { headers })
  const book = await readXlsx(new Uint8Array(await template.arrayBuffer()))
  const headings = (book.sheets[0]?.rows[0] ?? []).map(String)
  const rows = Array.from({ length: count }, (_unused, row) => {
    const values = [`Measured Supplier ${row + 1}`, `Measured Supplier ${row + 1} Ltd`, `MS${row + 1}`, '1']
    return headings.map((_heading, column) => values[column] ?? '')
  })
  const bytes = await writeXlsx({ sheets: [{ name: 'Suppliers', rows: [headings, ...rows] }] })
  const body = new FormData()
  body.set('mode', 'take')
  body.set('file', new Blob([new Uint8Array(bytes)]), 'suppliers.xlsx')
  const answer = await fetch(`${address}/api/base/online/supplier/import`, { method: 'POST', headers, body })
  const { code, msg, data } = (await answer.json()) as {
    code: number
    msg: string
    data?: { acceptedCount: number }
  }
  if (code !== 200 || data?.acceptedCount !== count)
    throw new Error(`${data?.acceptedCount ?? 0} of ${count} suppliers were taken: ${msg}`)
}
