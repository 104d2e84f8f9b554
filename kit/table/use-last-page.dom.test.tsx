import { beforeEach, expect, it } from 'vitest'
import { drawnForEach } from '../page/drawn.testing.tsx'
import { useLastPage } from './use-last-page.ts'

let asked: unknown[][]
beforeEach(() => {
  asked = []
})

type Shown = { pageNum: number; rows: number; total: number; isPlaceholderData?: boolean }

function Sample({ pageNum, rows, total, isPlaceholderData = false }: Shown) {
  const setPage = (...page: unknown[]): void => void asked.push(page)
  const data = { rows: Array.from({ length: rows }), total }
  return (
    <p>{useLastPage({ pageNum, pageSize: 20, setPage }, { data, isPlaceholderData }) ? 'behind' : 'there'}</p>
  )
}

const render = drawnForEach()

it('a page behind the last one gives way to the last one, without a step for Back', () => {
  render(<Sample pageNum={99} rows={0} total={60} />)
  expect(document.body.textContent).toBe('behind')
  expect(asked).toEqual([[3, 20, { replace: true }]])
})

it('the last page gives way when its only row was removed', () => {
  render(<Sample pageNum={2} rows={1} total={21} />)
  expect(asked).toEqual([])
  render(<Sample pageNum={2} rows={0} total={20} />)
  expect(asked).toEqual([[1, 20, { replace: true }]])
})

it.each<[string, Shown]>([
  ['has rows', { pageNum: 2, rows: 5, total: 25 }],
  ['is empty as the whole list is', { pageNum: 3, rows: 0, total: 0 }],
  ['still shows what was asked before', { pageNum: 3, rows: 0, total: 20, isPlaceholderData: true }],
])('a page stays that %s', (_what, shown) => {
  render(<Sample {...shown} />)
  expect(document.body.textContent).toBe('there')
  expect(asked).toEqual([])
})
