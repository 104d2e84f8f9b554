import { type GuidePage, type GuideWord, plainText, readGuidePage, readGuideWords } from './guide-page.ts'

export type Guide = { readonly pages: readonly GuidePage[]; readonly words: readonly GuideWord[] }

const glossaryFile = /(?:^|\/)words\.md$/

/** A guide from its files by path. */
export function guideOf(files: Readonly<Record<string, string>>): Guide {
  const entries = Object.entries(files)
  return {
    pages: entries
      .filter(([path]) => !glossaryFile.test(path))
      .map(([path, source]) => readGuidePage(/([\w-]+)\.md$/.exec(path)?.[1] ?? path, source)),
    words: entries
      .filter(([path]) => glossaryFile.test(path))
      .flatMap(([, source]) => readGuideWords(source)),
  }
}

const isIn = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())
const namesOf = ({ name, aliases }: GuideWord): readonly string[] => [name, ...aliases]

/** The term that a field's label is about; of several the longest. */
export function wordOfLabel(words: readonly GuideWord[], label: string): GuideWord | undefined {
  const found = words.flatMap((word) =>
    namesOf(word)
      .filter((name) => isIn(label, name))
      .map((name) => ({ word, length: name.length })),
  )
  return found.toSorted((a, b) => b.length - a.length)[0]?.word
}

/** At which step somebody is: that of the focused field's term, else that of the page. */
export function stepHere(page: GuidePage, path: string, focused: GuideWord | undefined): number | undefined {
  const ofWord = focused
    ? page.steps.findIndex(({ title }) => namesOf(focused).some((name) => isIn(title, name)))
    : -1
  return ofWord === -1 ? page.here[path] : ofWord + 1
}

/**
 * The route of the guide that an address is on: one with a parameter of the address, `/office/settings?subject=landing`,
 * before the path alone.
 */
export function routeAt({ pages }: Guide, { path, search }: { path: string; search: string }): string {
  const given = new URLSearchParams(search)
  const isOn = (route: string): boolean => {
    const [own, asked = ''] = route.split('?')
    return own === path && [...new URLSearchParams(asked)].every(([name, value]) => given.get(name) === value)
  }
  return pages.flatMap(({ routes }) => routes.filter((route) => route !== path && isOn(route)))[0] ?? path
}

type Found = {
  readonly words: readonly GuideWord[]
  readonly pages: readonly { readonly page: GuidePage; readonly excerpt: string }[]
}

const before = 12
const longest = 60

/** The part of a text around what was found. */
function excerptOf(text: string, keyword: string): string {
  const place = text.toLowerCase().indexOf(keyword.toLowerCase())
  const begin = Math.max(0, place - before)
  const end = begin + longest
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`
}

/** Terms and pages with a keyword; titles first. */
export function searchGuide({ pages, words }: Guide, keyword: string): Found {
  const found = pages.flatMap((page) => {
    const texts = [...page.purpose, ...page.steps.flatMap(({ title, text }) => [title, text]), ...page.notes]
    const inText = texts.map(plainText).find((text) => isIn(text, keyword))
    const isInTitle = isIn(page.title, keyword)
    if (!isInTitle && inText === undefined) return []
    const excerpt = inText === undefined ? plainText(page.purpose[0] ?? '') : excerptOf(inText, keyword)
    return [{ page, excerpt, isInTitle }]
  })
  return {
    words: words.filter((word) => [...namesOf(word), word.meaning].some((text) => isIn(text, keyword))),
    pages: found.toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle)),
  }
}
