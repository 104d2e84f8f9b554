import { expect, it } from 'vitest'
import { romanised } from './pinyin.ts'

it.each([
  ['深圳市', 'Shenzhen'],
  ['宝安区', "Bao'an District"],
  ['浦东新区', 'Pudong New Area'],
  ['昆山市', 'Kunshan'],
  ['德清县', 'Deqing County'],
  ['兴安盟', "Xing'an League"],
  ['县', 'Xian'],
])('writes %s as English documents do: %s', async (chinese, english) => {
  expect(await romanised(chinese)).toBe(english)
})
