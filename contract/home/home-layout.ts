/** What a member may hide and move; the way to the first order and the figures, at the top, are hidden or shown. */
export const homeBlocks = [
  'start',
  'figures',
  'todo',
  'status',
  'logistics',
  'trend',
  'unread',
  'week',
  'rates',
  'unpaid',
  'deadlines',
  'bulletins',
] as const
export type HomeBlock = (typeof homeBlocks)[number]

/** The blocks of the two columns from above, and those that are not shown. */
export type HomeLayout = { main: HomeBlock[]; side: HomeBlock[]; hidden: HomeBlock[] }

export const defaultLayout: HomeLayout = {
  main: ['todo', 'trend', 'status', 'logistics', 'unread'],
  side: ['week', 'deadlines', 'rates', 'unpaid', 'bulletins'],
  hidden: [],
}

/**
 * What a member kept, with each block once: one that is newer than the choice stands at the end of its usual column. The
 * way to the first order and the figures stand above both columns.
 */
export function arranged(kept: Partial<HomeLayout> | null | undefined): HomeLayout {
  if (!kept) return defaultLayout
  const known = (names: readonly HomeBlock[] = []): HomeBlock[] =>
    names.filter((name) => homeBlocks.includes(name))
  const seen = new Set<HomeBlock>(['start', 'figures'])
  const firstOf = (names: readonly HomeBlock[]): HomeBlock[] =>
    names.filter((name) => {
      const isNew = !seen.has(name)
      seen.add(name)
      return isNew
    })
  const main = firstOf(known(kept.main))
  const side = firstOf(known(kept.side))
  const missing = (names: readonly HomeBlock[]): HomeBlock[] => names.filter((name) => !seen.has(name))
  return {
    main: [...main, ...missing(defaultLayout.main)],
    side: [...side, ...missing(defaultLayout.side)],
    hidden: [...new Set(known(kept.hidden))],
  }
}

type Column = 'main' | 'side'
const columnOf = (layout: HomeLayout, block: HomeBlock): Column =>
  layout.main.includes(block) ? 'main' : 'side'

export function withHidden(layout: HomeLayout, block: HomeBlock, isHidden: boolean): HomeLayout {
  const rest = layout.hidden.filter((name) => name !== block)
  return { ...layout, hidden: isHidden ? [...rest, block] : rest }
}

/** One place up or down in its column, or to the end of the other column. */
export function moved(layout: HomeLayout, block: HomeBlock, to: 'up' | 'down' | 'across'): HomeLayout {
  const column = columnOf(layout, block)
  const other = column === 'main' ? 'side' : 'main'
  if (to === 'across')
    return {
      ...layout,
      [column]: layout[column].filter((name) => name !== block),
      [other]: [...layout[other], block],
    }
  const place = layout[column].indexOf(block)
  const next = place + (to === 'up' ? -1 : 1)
  const neighbour = layout[column][next]
  if (neighbour === undefined) return layout
  return { ...layout, [column]: layout[column].with(next, block).with(place, neighbour) }
}
