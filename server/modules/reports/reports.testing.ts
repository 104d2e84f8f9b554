import type { ReportColumn } from '@quayside/contract/reports/report.ts'
import { expect } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'

export type ReportQuery = Record<string, string>
type Row = {
  readonly cells: Record<string, string>
  readonly links: Record<string, { to: string; search: ReportQuery }>
}
type Summary = {
  readonly count: number
  readonly totals: Record<string, { currency: string; value: string }[]>
}

/** The calls of the reports' screen for one member. */
export function reportCalls(app: TestApp, { token }: { token: string }) {
  const ask = (path: string, query: ReportQuery, by = token) =>
    app.client(`GET report/online/${path}`, { token: by, query })
  return {
    ask,
    async rowsOf(query: ReportQuery): Promise<Row[]> {
      const { body } = await ask('list', { pageSize: '200', ...query })
      expect(body.code, JSON.stringify(body)).toBe(200)
      return body.rows
    },
    totalsOf: async (query: ReportQuery): Promise<Summary> => dataOf(await ask('summary', query)),
    columnsOf: async (reportNo: string): Promise<ReportColumn[]> =>
      dataOf(await ask('definition', { reportNo })).columns,
    async send(form: ReportQuery, locale = 'zh-CN'): Promise<Uint8Array<ArrayBuffer>> {
      const response = await fetch(`${app.address}/api/system/report/batchSendReport`, {
        method: 'POST',
        headers: { authorization: `bearer ${token}`, 'accept-language': locale },
        body: new URLSearchParams(form),
      })
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}
