import { kit } from '@quayside/phrases/en-US/kit/kit.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../page/api-error.ts'
import { RecordFailed } from './record-failed.tsx'

const shown = (error: unknown): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en-US" timeZone="UTC" messages={{ kit } as never}>
      <RecordFailed answer={{ error, refetch: () => undefined }} gone="This record does not exist" />
    </IntlProvider>,
  )

describe('a record that was not read', () => {
  it('does not exist where the server says so, and is not asked for again', () => {
    const html = shown(new ApiError(404, 'Not found'))
    expect(html).toContain('This record does not exist')
    expect(html).not.toContain('<button')
  })

  it('can be asked for again where the call failed, with the reason', () => {
    for (const [error, text] of [
      [new ApiError('offline', 'No connection'), 'No connection'],
      [new ApiError(503, 'The system is busy'), 'The system is busy'],
      [new Error(''), kit.list.failed],
    ] as const) {
      const html = shown(error)
      expect(html).toContain(text)
      expect(html).toContain(kit.list.retry)
      expect(html).not.toContain('does not exist')
    }
  })
})
