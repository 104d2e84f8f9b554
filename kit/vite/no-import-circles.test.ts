import { expect, it } from 'vitest'
import { findCircle } from './no-import-circles.ts'

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports))

it('names the files of a circle', () => {
  expect(findCircle(graph({ page: ['frame'], frame: ['parts'], parts: ['kit', 'frame'], kit: [] }))).toEqual([
    'frame',
    'parts',
    'frame',
  ])
})

it('lets a file be imported on several ways', () => {
  expect(findCircle(graph({ page: ['frame', 'parts'], frame: ['parts'], parts: [] }))).toBeUndefined()
})
