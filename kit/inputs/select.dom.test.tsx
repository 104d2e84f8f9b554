import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { act, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawnForEach } from '../page/drawn.testing.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'CN', label: '中国 CN' },
  { value: 'HK', label: '中国香港 HK' },
  { value: 'JP', label: '日本 JP' },
]

let chosen: (string | null)[]
const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement
const shown = (): string[] =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent ?? '')

function Sample() {
  const [value, setValue] = useState<string | null>('CN')
  const change = (next: string | null): void => {
    chosen.push(next)
    setValue(next)
  }
  return <Select aria-label="Country" isClearable value={value} options={options} onChange={change} />
}

function type(text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
function press(key: string, isComposing = false, keyCode = 0): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, keyCode, isComposing, bubbles: true, cancelable: true })
  act(() => void field().dispatchEvent(event))
  return event
}

const draw = drawnForEach()
beforeEach(() => {
  chosen = []
  draw(
    <IntlProvider locale="zh-CN" messages={{ kit } as never}>
      <Sample />
    </IntlProvider>,
  )
})

describe('a select', () => {
  it('shows what is chosen, finds by typing, and takes the first that fits with Enter', () => {
    expect(field().value).toBe('中国 CN')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    type('jp')
    expect(shown()).toEqual(['日本 JP'])
    press('Enter')
    expect(chosen).toEqual(['JP'])
    expect(field().value).toBe('日本 JP')
    expect(shown()).toEqual([])
  })

  it('finds by pinyin initials', () => {
    type('zgxg')
    expect(shown()).toEqual(['中国香港 HK'])
    type('rb')
    expect(shown()).toEqual(['日本 JP'])
  })

  it('goes to the first and the last option, and by pages as far as there are any', () => {
    press('ArrowDown')
    press('End')
    press('PageDown')
    press('Enter')
    press('ArrowDown')
    press('Home')
    press('PageUp')
    press('Enter')
    expect(chosen).toEqual(['JP', 'CN'])
  })

  it('leaves Enter and the arrows to the input method while it composes', () => {
    type('香港')
    expect(press('Enter', true).defaultPrevented).toBe(false)
    // Safari has ended the composition by then, and gives the key this code.
    expect(press('Enter', false, 229).defaultPrevented).toBe(false)
    expect(chosen).toEqual([])
    expect(shown()).toEqual(['中国香港 HK'])
  })

  it('closes its list with Escape, changes nothing, and keeps the key from what is below it', () => {
    type('jp')
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(shown()).toEqual([])
    expect(field().value).toBe('中国 CN')
    expect(press('Escape').defaultPrevented).toBe(false)
    expect(chosen).toEqual([])
  })

  it('begins at what is chosen and goes round with the arrow keys', () => {
    press('ArrowDown')
    press('ArrowUp')
    press('Enter')
    expect(chosen).toEqual(['JP'])
  })

  it('holds nothing once it was emptied by hand', () => {
    type('')
    press('Enter')
    expect(chosen).toEqual([null])
    expect(field().value).toBe('')
  })
})
