import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { act, type ReactNode, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadCalendar } from '../dates/calendar-popup.tsx'
import { drawnDay, drawnForEach, typeInto } from '../page/drawn.testing.tsx'
import { DayPicker } from './day-picker.tsx'

let changes: string[]
const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement
const dayButton = (name: string): HTMLButtonElement =>
  document.querySelector(`button[aria-label*="${name}"]`) as HTMLButtonElement

type Limits = {
  readonly first: string
  readonly latest?: string
  readonly isClearable?: boolean
  readonly hasTime?: boolean
}

function Sample({ first, ...limits }: Limits) {
  const [value, setValue] = useState(first)
  const change = (next: string): void => {
    changes.push(next)
    setValue(next)
  }
  return <DayPicker {...limits} value={value} onChange={change} />
}

const render = drawnForEach()
const draw = (part: ReactNode): void =>
  render(
    <IntlProvider locale="zh-CN" messages={{ kit }}>
      {part}
      <button type="button">Next</button>
    </IntlProvider>,
  )
const type = (text: string): void => typeInto(field(), text)
function press(key: string, target: Element = field()): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void target.dispatchEvent(event))
  return event
}
const leave = (): void => act(() => [...document.querySelectorAll('button')].at(-1)?.focus())
const waitFor = (name: string) => drawnDay(() => dayButton(name))

beforeEach(async () => {
  changes = []
  await loadCalendar()
})

describe('a day that is typed', () => {
  it('applies while it is typed in the stored form', () => {
    draw(<Sample first="" />)
    type('2026-11-1')
    expect(changes).toEqual([])
    type('2026-11-15')
    expect(changes).toEqual(['2026-11-15'])
  })

  it('applies in another form with Enter, whose default stays, or when the field is left', () => {
    draw(<Sample first="" />)
    type('2026/11/5')
    expect(press('Enter').defaultPrevented).toBe(false)
    expect(changes).toEqual(['2026-11-05'])
    type('20261106')
    leave()
    expect(changes).toEqual(['2026-11-05', '2026-11-06'])
    expect(field().value).toBe('2026-11-06')
  })

  it('is dropped when it is no day or after the latest', () => {
    draw(<Sample first="2026-11-15" latest="2026-11-20" />)
    for (const text of ['2026-02-30', 'soon', '2026-11-21']) {
      type(text)
      leave()
      expect(field().value, text).toBe('2026-11-15')
    }
    expect(changes).toEqual([])
  })

  it('is none in an emptied field, unless a day must be there', () => {
    draw(<Sample first="2026-11-15" isClearable={false} />)
    expect(document.querySelector('[aria-label=清空]')).toBeNull()
    type('')
    leave()
    expect(changes).toEqual([])
    render(null)
    draw(<Sample first="2026-11-15" />)
    type('')
    leave()
    expect(changes).toEqual([''])
  })
})

describe('a day that is picked', () => {
  it('is found with the arrow keys, and the field has the focus again afterwards', async () => {
    draw(<Sample first="2026-11-15" />)
    act(() => field().focus())
    press('ArrowDown')
    await waitFor('11月15日')
    await expect.poll(() => document.activeElement === dayButton('11月15日')).toBe(true)
    press('ArrowRight', dayButton('11月15日'))
    expect(document.activeElement).toBe(dayButton('11月16日'))
    act(() => dayButton('11月16日').click())
    expect(changes).toEqual(['2026-11-16'])
    expect(document.activeElement).toBe(field())
    expect(dayButton('11月16日')).toBeNull()
  })

  it('cannot be after the latest', async () => {
    draw(<Sample first="2026-11-15" latest="2026-11-20" />)
    act(() => field().click())
    await waitFor('11月20日')
    expect(dayButton('11月20日').disabled).toBe(false)
    expect(dayButton('11月21日').disabled).toBe(true)
  })

  it('is left with Escape, which is kept from the dialog below', async () => {
    draw(<Sample first="2026-11-15" />)
    act(() => field().click())
    await waitFor('11月15日')
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(dayButton('11月15日')).toBeNull()
    expect(press('Escape').defaultPrevented).toBe(false)
  })

  it('keeps the time of the field, which has a choice of its own', async () => {
    draw(<Sample first="2026-11-15 14:32" hasTime />)
    act(() => field().click())
    await waitFor('11月16日')
    act(() => dayButton('11月16日').click())
    expect(changes).toEqual(['2026-11-16 14:32'])
    const hour = document.querySelector<HTMLSelectElement>(`select[aria-label=${kit.day.hour}]`)
    act(() => {
      if (hour) hour.value = '09'
      hour?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(changes.at(-1)).toBe('2026-11-16 09:32')
  })
})
