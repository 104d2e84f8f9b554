import { readXlsx } from 'hucre/xlsx'
import { saved } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { bankForm } from '../partners/partners.testing.ts'

type HubResource = 'bankAccount' | 'contact' | 'address'
type Values = Record<string, unknown>

/** Forms filled in rightly; account numbers are unique. */
const hubForms: Readonly<Record<HubResource, (values?: Values) => Values>> = {
  bankAccount: (values = {}) => ({ ...bankForm(), ...values }),
  contact: (values = {}) => ({ type: 0, name: '李雷', mobile: '13800138000', ...values }),
  address: (values = {}) => ({
    type: 1,
    regionCode: '440305',
    detail: '科技南路 1 号',
    contact: '李雷',
    phone: '13800138000',
    ...values,
  }),
}

/** Calls of one resource, as a member of a company would make them. */
export function hubOf(app: TestApp, resource: HubResource) {
  const base = `base/online/${resource}`
  const form = hubForms[resource]
  const save = ({ token }: GivenMember, values: Values = {}) =>
    app.client(`POST ${base}/save`, { token, body: form(values) })
  return {
    save,
    given: async (member: GivenMember, values: Values = {}) => saved(await save(member, values)),
    list: (
      { token }: GivenMember,
      query: Record<string, string | number> = {},
      locale: 'en-US' | 'zh-CN' | 'zh-TW' = 'en-US',
    ) => app.client(`GET ${base}/list`, { token, query, locale }),
    options: ({ token }: GivenMember, query: Record<string, string | number> = {}) =>
      app.client(`GET ${base}/options`, { token, query }),
    detail: ({ token }: GivenMember, id: string) => app.client(`GET ${base}/${id}`, { token }),
    remove: ({ token }: GivenMember, ids: readonly string[]) =>
      app.client(`DELETE ${base}/batchRemove`, { token, body: { ids } }),
    sheet: (member: GivenMember, query: string, locale = 'en-US') =>
      sheetOf(app, `${base}/export?${query}`, member, locale),
  }
}

/** The answer's bytes as the rows of its first sheet. */
async function sheetOf(
  app: TestApp,
  path: string,
  { token }: GivenMember,
  locale = 'en-US',
): Promise<unknown[][]> {
  const headers = { authorization: `bearer ${token}`, 'accept-language': locale }
  const response = await fetch(`${app.address}/api/${path}`, { headers })
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (!response.headers.get('content-type')?.includes('spreadsheetml'))
    throw new Error(new TextDecoder().decode(bytes))
  const book = await readXlsx(bytes)
  return (book.sheets[0]?.rows ?? []).map((row) => [...row])
}
