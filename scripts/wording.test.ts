import { join } from 'node:path'
import { allDictionaries } from '@quayside/db/seeds/reference/all-dictionaries.ts'
import { hsChapters, hsSections } from '@quayside/db/seeds/reference/hs-chapters.ts'
import { allHsCodes } from '@quayside/db/seeds/reference/hs-codes/all-hs-codes.ts'
import { landing } from '@quayside/db/seeds/reference/landing.ts'
import { describe, expect, it } from 'vitest'
import { listFiles, readSource, root } from './sources.ts'

const leaves = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(leaves)

async function phrasesOf(locale: string): Promise<string[]> {
  const files = listFiles(new RegExp(`^phrases/${locale}/.*\\.ts$`))
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>))
  return [...leaves(modules), ...linesOfGuide(locale)]
}

/** The guide's texts, without the names in its front matter and the keys of its glossary. */
const linesOfGuide = (locale: string): string[] =>
  listFiles(new RegExp(`^docs/guide/${locale}/.*\\.md$`))
    .flatMap((file) => readSource(file).split('\n'))
    .filter((line) => !/^(?:routes|here|words): /.test(line))
    .map((line) => line.replace(/^\| [a-z-]+ \|/, '').replace(/\]\([\w-]+\.md\)/g, ']'))

const british = new RegExp(
  [
    String.raw`\w*(?:organ|author|recogn|real|item|vulcan|polar|summar|normal|minim|special)is(?:e|ed|es|er|ing|ation)\w*`,
    String.raw`(?:cancell|labell|travell|modell|signall)(?:ed|ing)`,
    String.raw`(?:col|fav|flav|harb|hon|lab|behavi|vap)our\w*`,
    String.raw`\w*(?:centre|metre|litre|fibre)s?`,
    String.raw`licence\w*|enquir\w*|catalogues?|programmes?|aluminium|sulphur|jewellery|mould\w*|analyse\w*`,
    String.raw`ageing|per cent|whilst|towards|afterwards|trade marks?|log-ins?|tick(?:ing|ed)?`,
  ].join('|'),
  'gi',
)
const britishIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(british)].filter(isAWord).map(([word]) => `${word}: ${text}`))

function isAWord({ 0: word, index, input }: RegExpExecArray): boolean {
  return !/[\w-]/.test(input[index - 1] ?? ' ') && !/[\w-]/.test(input[index + word.length] ?? ' ')
}

describe('English', () => {
  it('is spelled as Americans spell it, on the screens and in messages', async () => {
    expect(britishIn(await phrasesOf('en-US'))).toEqual([])
  })

  it('is spelled so in the reference data and on the landing page too', () => {
    const names = [...allDictionaries, ...allDictionaries.flatMap(({ entries }) => entries)]
    const goods = [...hsSections, ...hsChapters, ...allHsCodes]
    expect(britishIn([...names, ...goods].map(({ en }) => en))).toEqual([])
    expect(britishIn(leaves(landing['en-US']))).toEqual([])
  })

  it('is told from British English', () => {
    expect(britishIn(['Import licence', 'Canceled orders at the center', 'a colour monitor'])).toHaveLength(2)
  })
})

/** One term per language: no module may use another one for the same thing. */
const otherNames = {
  'zh-CN':
    /价格审核|企业信息|公司信息|生产厂家|货物如何到|可报关度|需要清关|客户申请(?:启用|作废)|是否(?:境外|默认)|供应商商品|财务下单人|海关编码|再想想/,
  'zh-TW':
    /列表|提交|清關|入庫(?!存)|派送|發運|付匯|門戶|入口網|境外|輸出入規定|訂單號|企業資訊|公司資訊|信息|默認|已送出|稅票|供應商商品|再考慮|核銷/,
  'en-US':
    /customs codes|\baudit(?:ed)? (?:failed|passed)|the audit\b|kind of order|\bcallback|places? to fix|how the goods reach|pending receipt|\bsign for\b|price (?:is )?abnormal|FX receipt|^objected to|permission set|capital figures|amount in capitals|\bwrit(?:e|es|ing|ten)[- ]offs?\b|\be-mails?\b|legal quantity/i,
}

describe.each(Object.entries(otherNames))('the texts in %s', (locale, others) => {
  it('call one thing by one name', async () => {
    expect((await phrasesOf(locale)).filter((text) => others.test(text))).toEqual([])
  })

  it('do not shout', async () => {
    expect((await phrasesOf(locale)).filter((text) => /[!！]/.test(text))).toEqual([])
  })

  if (locale !== 'en-US')
    it('punctuate Chinese in full width', async () => {
      const halfWidth =
        /\p{Script=Han} ?[,;:?]|\p{Script=Han} ?\(|\) ?\p{Script=Han}|\p{Script=Han} \/ \p{Script=Han}/u
      expect((await phrasesOf(locale)).filter((text) => halfWidth.test(text))).toEqual([])
    })
})
