import { expect, it } from 'vitest'
import { pinyinPlace } from './pinyin-syllables.ts'

it.each([
  ['樱花被动元件', 'ying', [0, 1]],
  ['樱花被动元件', 'hua', [1, 2]],
  ['樱花被动元件', 'yinghua', [0, 2]],
  ['樱花被动元件', 'yhbd', [0, 4]],
  ['樱花被动元件', 'yinghbd', [0, 4]],
  ['北闸元件（香港）', 'xianggang', [5, 7]],
  ['深圳电子', 'shenzh', [0, 2]],
  ['订单', 'dan', [1, 2]],
  ['汇率', 'huilv', [0, 2]],
  // Characters with two readings are found by either.
  ['厦门银行', 'xiamenyinhang', [0, 4]],
  ['重庆', 'chongqing', [0, 2]],
  ['Quince Cables', 'cab', [7, 10]],
  ['咨询已回复', 'yinghua', undefined],
  // A letter within a syllable begins none.
  ['樱花', 'ua', undefined],
  ['Quince Cables', ' ', undefined],
])('in %s, %s stands at %s', (text, typed, place) => {
  expect(pinyinPlace(text, typed)).toEqual(place)
})
