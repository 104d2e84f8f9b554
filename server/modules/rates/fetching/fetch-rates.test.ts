import { describe, expect, it } from 'vitest'
import { rateFetchers } from './fetch-rates.ts'
import { fetchingApp, page } from './fetching.testing.ts'
import { authorityHtml, bankHtml, bankLines, customsJson, customsRows } from './pages.testing.ts'

const { app, asked, run, runWithin, stored, warnings } = await fetchingApp()

/** Node only decodes GBK: the table is turned round. */
function inGbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk')
  const bytes = new Map<string, number[]>()
  for (let high = 0x81; high < 0xff; high++)
    for (let low = 0x40; low < 0xff; low++) {
      const pair = [high, low]
      bytes.set(decoder.decode(Buffer.from(pair)), pair)
    }
  return Buffer.from(
    Array.from(text).flatMap((character) => bytes.get(character) ?? [character.charCodeAt(0)]),
  )
}

describe('the fetchers of the public pages', () => {
  it('take the bank’s prices, quoted for a hundred units, with the time the bank gives', async () => {
    await run('boc', page(bankHtml()))
    const rows = await stored()
    expect(rows).toHaveLength(5)
    expect(rows.find(({ currency }) => currency === 'USD')).toMatchObject({
      source: 'boc',
      day: '2026-11-13',
      middle: '7.102400',
      buying: '7.087500',
      cash_buying: '7.029800',
      selling: '7.117300',
    })
    expect(rows.find(({ currency }) => currency === 'JPY')?.middle).toBe('0.047121')
    expect(Date.parse(rows[0]?.published_at ?? '')).toBe(Date.parse('2026-11-13T10:30:00+08:00'))
    expect(warnings()).toEqual([])
  })

  it('take every day of the authority’s table', async () => {
    await run('safe', page(authorityHtml()))
    const rows = await stored()
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({ source: 'safe', currency: 'EUR', day: '2026-11-12', middle: '7.724000' })
    expect(rows.at(-1)).toMatchObject({
      currency: 'USD',
      day: '2026-11-13',
      middle: '7.102400',
      buying: null,
    })
  })

  it('take the customs’ month, also that of the next one, and no later', async () => {
    const next = customsRows.map((row) => ({ ...row, effectiveDate: '2026-12-01' }))
    await run('customs', page(customsJson([...customsRows, ...next])))
    const rows = await stored()
    expect(rows).toHaveLength(10)
    expect(rows.map(({ day }) => day)).toContain('2026-12-01')
    await run(
      'customs',
      page(customsJson(customsRows.map((row) => ({ ...row, effectiveDate: '2027-01-01' })))),
    )
    expect(await stored()).toHaveLength(10)
    expect(warnings()).toEqual(['no rates taken from the page: its day 2027-01-01 lies in the future'])
  })

  it('read a page in GBK', async () => {
    await run('safe', (response) => void response.end(inGbk(authorityHtml())))
    expect(warnings()).toEqual([])
    expect(await stored()).toHaveLength(10)
  })

  it('leave the time of a rate alone that a page repeats', async () => {
    await run('safe', page(authorityHtml()))
    const before = await stored()
    await run('safe', page(authorityHtml()))
    expect(await stored()).toEqual(before)
  })

  it('replace the bank’s price of the morning by that of the afternoon', async () => {
    await run('boc', page(bankHtml()))
    const later = bankLines.map((line) => line.with(5, line[5]) as typeof line)
    later[1] = ['美元', '709.10', '703.00', '712.00', '712.00', '710.60']
    await run('boc', page(bankHtml({ lines: later, time: '16:05:00' })))
    expect((await stored()).find(({ currency }) => currency === 'USD')).toMatchObject({ middle: '7.106000' })
    expect(await stored()).toHaveLength(5)
  })
})

describe('an address that is slow, away or not there', () => {
  it('is asked once more after a fault of its own, and no third time', async () => {
    await run('boc', page('busy', 503), page(bankHtml()))
    expect(asked()).toBe(2)
    expect(await stored()).toHaveLength(5)
    await run('boc', page('busy', 503))
    expect(asked()).toBe(2)
    expect(warnings()).toEqual(['no rates taken from the page: it answered 503'])
  })

  it('is not asked again when the page is gone', async () => {
    await run('boc', page('gone', 404))
    expect(asked()).toBe(1)
    expect(warnings()).toEqual(['no rates taken from the page: it answered 404'])
  })

  it('is given up when it does not answer in time', async () => {
    await runWithin(300, 'boc', () => undefined)
    expect(warnings()).toEqual(['no rates taken from the page: it did not answer within 300 ms'])
  })

  it('is left when it sends without end, and when it sends no text', async () => {
    await run('boc', page('x'.repeat(60_000)))
    await run('boc', (response) => void response.end(Buffer.from([0, 1, 2, 3])))
    expect(warnings()).toEqual([
      'no rates taken from the page: it is larger than 50000 bytes',
      'no rates taken from the page: it is no text',
    ])
  })

  it('that is not configured does nothing, and says so once', async () => {
    const fetchers = rateFetchers(app.platform)
    for (const round of [1, 2, 3]) for (const job of fetchers) await job.run({ round })
    const said = app.logLines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(said).toEqual([
      'rates are not fetched: RATES_SAFE_URL is not set',
      'rates are not fetched: RATES_BOC_URL is not set',
      'rates are not fetched: RATES_CUSTOMS_URL is not set',
    ])
    expect(asked()).toBe(0)
  })
})
