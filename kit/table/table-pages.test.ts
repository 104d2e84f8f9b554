import { expect, it } from 'vitest'
import { pagesAround } from './table-pages.ts'

it('offers every page of a short list', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
})

it('offers the ends and the neighbours of a long one', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 0, 20])
  expect(pagesAround(10, 20)).toEqual([1, 0, 9, 10, 11, 0, 20])
  expect(pagesAround(20, 20)).toEqual([1, 0, 17, 18, 19, 20])
})

it('names a page rather than leave a gap for it', () => {
  expect(pagesAround(4, 20)).toEqual([1, 2, 3, 4, 5, 0, 20])
  expect(pagesAround(17, 20)).toEqual([1, 0, 16, 17, 18, 19, 20])
})
