import { describe, expect, it } from 'vitest'
import {
  arranged,
  defaultLayout,
  type HomeBlock,
  type HomeLayout,
  homeBlocks,
  moved,
  withHidden,
} from './home-layout.ts'

const all = ({ main, side }: HomeLayout): HomeBlock[] =>
  ['start' as const, 'figures' as const, ...main, ...side].toSorted()

describe('arranged', () => {
  it('has every block once, also one that is newer than the choice', () => {
    const keptOnes: (Partial<HomeLayout> | undefined)[] = [
      undefined,
      { main: [], side: [], hidden: [] },
      { main: ['rates', 'rates', 'figures'], side: ['rates', 'todo'], hidden: ['trend', 'trend'] },
      { main: ['gone'], side: [] } as unknown as HomeLayout,
    ]
    for (const layout of keptOnes) expect(all(arranged(layout))).toEqual([...homeBlocks].toSorted())
  })

  it('keeps the order and what is hidden', () => {
    const kept: HomeLayout = { main: ['trend', 'todo'], side: ['bulletins'], hidden: ['rates', 'rates'] }
    const shown = arranged(kept)
    expect(shown.main.slice(0, 2)).toEqual(['trend', 'todo'])
    expect(shown.side[0]).toBe('bulletins')
    expect(shown.hidden).toEqual(['rates'])
  })
})

describe('moving a block', () => {
  it('goes one place up and down, and stays at the ends', () => {
    expect(moved(defaultLayout, 'trend', 'up').main.slice(0, 2)).toEqual(['trend', 'todo'])
    expect(moved(defaultLayout, 'todo', 'down').main.slice(0, 2)).toEqual(['trend', 'todo'])
    expect(moved(defaultLayout, 'todo', 'up')).toEqual(defaultLayout)
    expect(moved(defaultLayout, 'unread', 'down')).toEqual(defaultLayout)
  })

  it('goes across to the end of the other column', () => {
    const across = moved(defaultLayout, 'rates', 'across')
    expect(across.main.at(-1)).toBe('rates')
    expect(across.side).not.toContain('rates')
    expect(all(moved(across, 'rates', 'across'))).toEqual([...homeBlocks].toSorted())
  })

  it('hides and shows again', () => {
    const hidden = withHidden(defaultLayout, 'trend', true)
    expect(hidden.hidden).toEqual(['trend'])
    expect(withHidden(hidden, 'trend', false)).toEqual(defaultLayout)
  })
})
