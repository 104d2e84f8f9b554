import { kit } from '@quayside/phrases/zh-CN/kit/kit.ts'
import { act, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawnForEach, typeInto } from '../page/drawn.testing.tsx'
import { type CascadeNode, Cascader } from './cascader.tsx'

const district = { value: '440305', label: '南山区', isLeaf: true }
const cities: CascadeNode[] = [
  { value: '440100', label: '广州市', isLeaf: false, children: [] },
  { value: '440300', label: '深圳市', isLeaf: false, children: [district] },
]

let chosen: (readonly string[])[]
let unfolded: string[]
const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement
const shown = (): string[] =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent ?? '')

function Sample({ first }: { first: readonly string[] }) {
  const [path, setPath] = useState(first)
  const [nodes, setNodes] = useState<CascadeNode[]>([
    { value: '110000', label: '北京市', isLeaf: true },
    { value: '440000', label: '广东省', isLeaf: false, ...(first.length > 0 && { children: cities }) },
  ])
  return (
    <Cascader
      id="region"
      nodes={nodes}
      path={path}
      placeholder="地区"
      onUnfold={(node) => {
        unfolded.push(node.label)
        setNodes(nodes.map((each) => (each.value === node.value ? { ...each, children: cities } : each)))
      }}
      onChange={(next) => {
        chosen.push(next)
        setPath(next)
      }}
    />
  )
}

const render = drawnForEach()
const draw = (first: readonly string[] = []): void =>
  render(
    <IntlProvider locale="zh-CN" messages={{ kit }}>
      <Sample first={first} />
    </IntlProvider>,
  )
const type = (text: string): void => typeInto(field(), text)
function press(...keys: string[]): void {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void field().dispatchEvent(event))
  }
}

beforeEach(() => {
  chosen = []
  unfolded = []
})

describe('a choice level by level', () => {
  it('is made with the keyboard alone, each level searched by typing', () => {
    draw()
    type('广东')
    press('Enter')
    expect(unfolded).toEqual(['广东省'])
    expect(shown()).toEqual(['广州市', '深圳市'])
    type('深')
    expect(shown()).toEqual(['深圳市'])
    press('Enter', 'ArrowDown', 'Enter')
    expect(chosen).toEqual([['440000', '440300', '440305']])
    expect(shown()).toEqual([])
    expect(field().value).toBe('广东省 / 深圳市 / 南山区')
  })

  it('takes a leaf of the first level at once', () => {
    draw()
    press('ArrowDown', 'ArrowDown', 'Enter')
    expect(chosen).toEqual([['110000']])
  })

  it('goes back a level with the left arrow, and changes nothing when it is closed', () => {
    draw(['440000', '440300', '440305'])
    press('ArrowDown', 'Enter')
    expect(shown()).toEqual(['广州市', '深圳市'])
    press('ArrowLeft')
    expect(shown()).toEqual(['北京市', '广东省'])
    press('Escape')
    expect(chosen).toEqual([])
    expect(field().value).toBe('广东省 / 深圳市 / 南山区')
  })

  it('marks the chosen option of a level on the chosen path only', () => {
    draw(['440000', '440300', '440305'])
    press('ArrowDown', 'Enter')
    const selected = document.querySelector('[role=option][aria-selected=true]')
    expect(selected?.textContent).toBe('深圳市')
  })

  it('holds nothing once it was cleared', () => {
    draw(['440000', '440300', '440305'])
    act(() => document.querySelector<HTMLElement>('[aria-label=清空]')?.click())
    expect(chosen).toEqual([[]])
    expect(field().value).toBe('')
  })
})
