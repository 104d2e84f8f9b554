import pg from 'pg'
import { vi } from 'vitest'

/** The statements that the work sends, in their order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map(([query]) => (query as { text?: string }).text ?? '')
  } finally {
    sent.mockRestore()
  }
}
