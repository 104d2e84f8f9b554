import { findPhrases, loadPhrases } from '@quayside/phrases/load.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { Timeline } from './timeline.tsx'

await loadPhrases('zh-CN', ['kit'])
const messages = { kit: findPhrases('zh-CN', 'kit') ?? {} }
const entry = { id: '1', transition: 'writeOff', fromState: '', toState: '', actor: 'provider' as const }
const noteShown = (note: string): string | undefined => {
  const shown = renderToStaticMarkup(
    <IntlProvider locale="zh-CN" timeZone="Asia/Shanghai" messages={messages}>
      <Timeline
        entries={[{ ...entry, actorName: '', note, at: '2026-11-19T03:00:00Z' }]}
        textOf={() => 'Written off'}
      />
    </IntlProvider>,
  )
  return /<p>(.*)<\/p>/.exec(shown)?.[1]
}

it('groups an amount in what a command noted', () => {
  expect(noteShown('2843.02')).toBe('2,843.02')
  expect(noteShown('PA261111-0070 469691.63')).toBe('PA261111-0070 469,691.63')
  expect(noteShown('FE261111-0070 1031916.69: booked twice')).toBe('FE261111-0070 1,031,916.69: booked twice')
})

it('leaves everything else as it was written', () => {
  for (const note of ['843.02', '2,843.02', '1.0.2843.02', 'SE-2611-226', '1234.567', '20261119'])
    expect(noteShown(note)).toBe(note)
})
