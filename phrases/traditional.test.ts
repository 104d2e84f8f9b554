import { describe, expect, it } from 'vitest'
import { argumentsOf, filesOf, leaves, textsOf } from './all-texts.testing.ts'
import { locales } from './locales.ts'
import { convertByOpenCC, converted, knownConversions, ownTexts, traditional } from './traditional.ts'
import { traditionalWords } from './traditional-words.ts'

/** Traditional characters are those of Big5's two standard levels, which lack those that only simplified Chinese uses. */
const big5 = new TextDecoder('big5')
const characters = new Set<string>()
for (let lead = 0xa4; lead <= 0xf9; lead += 1) {
  for (let trail = 0x40; trail <= 0xfe; trail += 1) characters.add(big5.decode(Uint8Array.of(lead, trail)))
}
const simplifiedIn = (text: string) =>
  (text.match(/\p{Script=Han}/gu) ?? []).filter((character) => !characters.has(character))

describe('the texts of zh-TW', async () => {
  const source = await textsOf('zh-CN')
  const texts = await textsOf('zh-TW')

  it('are the conversion of the source in the trade’s words, unless one is given', () => {
    const sample = {
      order: { submit: '提交订单', count: '共 {count, number} 个账户' },
      name: '供应商',
    } as const
    expect(traditional(sample, { order: { submit: '送出此訂單' } })).toEqual({
      order: { submit: '送出此訂單', count: '共 {count, number} 個帳戶' },
      name: '供應商',
    })
    // @ts-expect-error -- the source has no such key
    traditional(sample, { order: { sumbit: '送出此訂單' } })
  })

  it('differ from the conversion wherever one is given', () => {
    const repeated = [...ownTexts].flatMap(([given, own]) => {
      const sources = new Map(leaves(given))
      return leaves(own).filter(([path, text]) => converted(sources.get(path) ?? '') === text)
    })
    expect(ownTexts.size).toBeGreaterThan(80)
    expect(repeated).toEqual([])
  })

  it('hold no character that only simplified Chinese writes so', () => {
    expect(simplifiedIn('订单已退回，报关单已审结')).toEqual(['订', '单', '报', '关', '单', '审', '结'])
    expect(simplifiedIn('訂單已退回，化粧品棧板啟運，報關單審結')).toEqual([])
    for (const [path, text] of texts) expect(simplifiedIn(text), path).toEqual([])
  })

  it('need each of the trade’s words', () => {
    const conversions = [...source.values()].map(convertByOpenCC)
    const unused = Object.keys(traditionalWords).filter(
      (word) => !conversions.some((text) => text.includes(word)),
    )
    expect(unused).toEqual([])
  })

  it('are kept by the set-up as OpenCC converts them', () => {
    for (const [text, kept] of Object.entries(knownConversions)) expect(kept).toBe(convertByOpenCC(text))
  })
})

describe.each(locales)('the texts of %s', (locale) => {
  it('name the arguments of the source', async () => {
    const source = await textsOf('zh-CN')
    for (const [path, text] of await textsOf(locale)) {
      // A file may be composed of other parts than the source's; the whole has the same keys.
      const written = source.get(path)
      if (written !== undefined) expect(argumentsOf(text), path).toEqual(argumentsOf(written))
    }
  })

  it('are found in a believable number of files', () => {
    expect(filesOf(locale).length).toBeGreaterThan(100)
  })
})
