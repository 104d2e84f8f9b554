import { kit } from '@quayside/phrases/en-US/kit/kit.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Chart } from './chart.tsx'
import type { ChartData } from './chart-data.ts'

const data: ChartData = {
  columns: ['2026-07', '2026-08', '2026-09', '2026-10'].map((key) => ({ key })),
  series: ['Import', 'Export'].map((name, at) => ({
    key: name,
    name,
    values: [1, 2, 3, 4].map((value) => value + at * 10),
    texts: [1, 2, 3, 4].map((value) => `${value + at * 10} orders`),
  })),
}

let root: Root
let page: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

const draw = (kind: 'bars' | 'heat', isZoomable = true) =>
  act(() =>
    root.render(
      <IntlProvider locale="en-US" timeZone="UTC" messages={{ kit } as never}>
        <Chart label="Orders a month" data={data} kind={kind} isZoomable={isZoomable} />
      </IntlProvider>,
    ),
  )
const button = (name: string) =>
  [...page.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  )
const press = (name: string) => act(() => button(name)?.click())
const pressTwice = (name: string): void => {
  press(name)
  press(name)
}
const status = () => page.querySelector('[role="status"]')?.textContent

describe('a chart that can be zoomed', () => {
  it('shows the columns from the one that is read, until another one, and all of them again', () => {
    draw('bars')
    expect(status()).toBe('')
    pressTwice(kit.chart.previous)
    press(kit.chart.zoomFrom)
    expect(status()).toBe('2026-08 to 2026-10')
    press(kit.chart.previous)
    press(kit.chart.zoomUntil)
    expect(status()).toBe('2026-08 to 2026-09')
    expect(page.querySelectorAll('svg rect[data-series]')).toHaveLength(4)
    press(kit.chart.zoomReset)
    expect(status()).toBe('')
    expect(page.querySelectorAll('svg rect[data-series]')).toHaveLength(8)
  })

  it('offers no zoom where none is asked for', () => {
    draw('bars', false)
    expect(button(kit.chart.zoomFrom)).toBeUndefined()
  })
})

describe('a chart with a second plot', () => {
  it('draws both over the same columns, zooms both, and says more about the column that is read', () => {
    const lower = {
      title: 'Orders',
      values: [
        [1, 2, 3, 4],
        [4, 3, 2, 1],
      ],
    }
    act(() =>
      root.render(
        <IntlProvider locale="en-US" timeZone="UTC" messages={{ kit } as never}>
          <Chart
            label="Amounts and orders"
            data={{ ...data, title: 'Amount', lower }}
            kind="bars"
            isZoomable
            more={(month) => <p>Largest of {month}</p>}
          />
        </IntlProvider>,
      ),
    )
    const bars = () => page.querySelectorAll('svg rect[data-series]')
    const texts = [...page.querySelectorAll('svg text')].map((text) => text.textContent)
    expect(texts).toEqual(expect.arrayContaining(['Amount', 'Orders']))
    expect(bars()).toHaveLength(16)
    expect(page.textContent).toContain('Largest of 2026-10')
    pressTwice(kit.chart.previous)
    expect(page.textContent).toContain('Largest of 2026-08')
    press(kit.chart.zoomFrom)
    expect(bars()).toHaveLength(12)
  })
})

describe('a heat map', () => {
  it('is a table whose cells name their series, column and figure', () => {
    draw('heat')
    const table = page.querySelector('table')
    expect(table?.getAttribute('aria-label')).toBe('Orders a month')
    const cells = [...page.querySelectorAll('tbody td')]
    expect(cells).toHaveLength(8)
    expect(cells.map((cell) => cell.textContent)).toContain('12 orders')
    expect(cells[5]?.getAttribute('title')).toBe('Export · 2026-08: 12 orders')
  })

  it('colours the lowest figure not at all and the highest fully', () => {
    draw('heat')
    const shares = [...page.querySelectorAll<HTMLElement>('tbody td')].map((cell) =>
      cell.style.getPropertyValue('--share'),
    )
    expect([shares[0], shares.at(-1)]).toEqual(['0%', '100%'])
  })

  it('shows the figures of a column beside it', () => {
    draw('heat')
    press(kit.chart.previous)
    expect(page.querySelector('dl')?.textContent).toBe('Import3 ordersExport13 orders')
  })
})
