import { periodOf } from '@quayside/contract/kernel/periods.ts'
import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { act, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadCalendar } from '../dates/calendar-popup.tsx'
import { drawnDay, drawnForEach, typeInto } from '../page/drawn.testing.tsx'
import { today } from '../page/today.ts'
import { FilterDates } from './filter-dates.tsx'
import { FilterForm } from './filter-form.tsx'
import type { Filters } from './list-query.ts'

let applied: Filters<string>[]
const inputs = (): HTMLInputElement[] => [...document.querySelectorAll('input')]
const dayButton = (name: string): HTMLButtonElement | null =>
  document.querySelector(`button[aria-label*="${name}"]`)

function Sample({ first }: { first: Filters<string> }) {
  const [filters, setFilters] = useState(first)
  const field = <FilterDates key="day" name="day" label="Day" />
  const change = (next: Filters<string>): void => {
    applied.push(next)
    setFilters(next)
  }
  return <FilterForm filters={filters} onChange={change} label="Filters" fields={[field]} folded={[field]} />
}

const render = drawnForEach()
const draw = (first: Filters<string> = {}): void =>
  render(
    <IntlProvider locale="zh-CN" messages={{ kit }}>
      <Sample first={first} />
    </IntlProvider>,
  )
const type = (place: number, text: string): void => typeInto(inputs()[place], text)
async function open(name: string): Promise<void> {
  act(() => inputs()[0]?.click())
  await drawnDay(() => dayButton(name))
}

beforeEach(async () => {
  applied = []
  await Promise.all([loadCalendar(), import('../dates/day-presets.tsx')])
})

describe('a filter by days', () => {
  it('applies each typed day, also one alone', () => {
    draw()
    type(0, '2026-11-01')
    expect(applied.at(-1)).toEqual({ dayBegin: '2026-11-01', dayEnd: '' })
    type(1, '2026-11-15')
    expect(applied.at(-1)).toEqual({ dayBegin: '2026-11-01', dayEnd: '2026-11-15' })
  })

  it('drops the other end where the range would end before it begins', () => {
    draw({ dayBegin: '2026-11-01', dayEnd: '2026-11-15' })
    type(0, '2026-11-20')
    expect(applied.at(-1)).toEqual({ dayBegin: '2026-11-20', dayEnd: '' })
    type(1, '2026-10-01')
    expect(applied.at(-1)).toEqual({ dayBegin: '', dayEnd: '2026-10-01' })
  })

  it('applies a picked range once its second day is picked, whichever comes first', async () => {
    draw({ dayBegin: '2026-11-01', dayEnd: '2026-11-02' })
    await open('11月20日')
    act(() => dayButton('11月20日')?.click())
    expect(applied).toEqual([])
    act(() => dayButton('11月10日')?.click())
    expect(applied).toEqual([{ dayBegin: '2026-11-10', dayEnd: '2026-11-20' }])
    expect(dayButton('11月10日')).toBeNull()
    expect(document.activeElement).toBe(inputs()[0])
  })

  it('applies a usual period with one click', async () => {
    draw({ dayBegin: '2026-11-01', dayEnd: '2026-11-02' })
    await open('11月20日')
    const preset = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll('button')].find((each) => each.textContent === kit.day.period.last30)
    await act(() => expect.poll(preset).toBeDefined())
    act(() => preset()?.click())
    const { begin, end } = periodOf('last30', today())
    expect(applied).toEqual([{ dayBegin: begin, dayEnd: end }])
    expect(dayButton('11月20日')).toBeNull()
  })

  it('has no end without a day', () => {
    draw({ dayBegin: '2026-11-01', dayEnd: '2026-11-15' })
    type(0, '')
    act(() => inputs()[0]?.blur())
    expect(applied.at(-1)).toEqual({ dayBegin: '', dayEnd: '2026-11-15' })
  })
})
