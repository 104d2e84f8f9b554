import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it } from 'vitest'
import { drawnForEach, typeInto } from './drawn.testing.tsx'
import { keepOfSameRecord } from './same-record.ts'

const render = drawnForEach()
const field = (): HTMLInputElement | null => document.querySelector('input')

/** A panel that reads each version of its record by itself, with a form in it. */
function Panel({ id, version }: { id: string; version: number }) {
  const { data } = useQuery({
    queryKey: ['order', 'logistics', id, version],
    placeholderData: keepOfSameRecord(id),
    queryFn: () => (version === 1 ? Promise.resolve([]) : new Promise<never[]>(() => undefined)),
  })
  return data ? <input /> : null
}

it('a panel keeps what is typed in it while a new version of its record is read, but not that of another record', async () => {
  const client = new QueryClient()
  const show = async (id: string, version: number): Promise<void> => {
    render(
      <QueryClientProvider client={client}>
        <Panel id={id} version={version} />
      </QueryClientProvider>,
    )
    await act(() => new Promise((done) => setTimeout(done, 20)))
  }
  await show('7', 1)
  typeInto(field() ?? undefined, '王小姐')
  await show('7', 2)
  expect(field()?.value).toBe('王小姐')
  await show('8', 2)
  expect(field()).toBeNull()
})
