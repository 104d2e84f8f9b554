import { pageWords } from '@quayside/phrases/page-words.ts'
import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { pinyin } from 'pinyin-pro'
import type { Plugin } from 'vite'

const asked = 'virtual:page-pinyin'

/** Names stand in full and as initials, for users who search without an input method. */
function pinyinOf(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true })
  return `${syllables.join('')} ${syllables.map((syllable) => syllable[0] ?? '').join('')}`
}

/** What finds a page besides its name: the name's pinyin, and other words for what it does. */
export const typedForms = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shell.pages).map(([page, name]) => {
      const words: readonly string[] = pageWords[page as keyof typeof shell.pages] ?? []
      return [page, [pinyinOf(name), ...words.flatMap((word) => [word, pinyinOf(word)])].join(' ')]
    }),
  )

/** Computed at build time: the browser needs the pinyin of some fifty names, not the tables that produce it. */
export function pagePinyin(): Plugin {
  return {
    name: 'page-pinyin',
    resolveId: (id) => (id === asked ? `\0${asked}` : null),
    load: (id) => (id === `\0${asked}` ? `export default ${JSON.stringify(typedForms())}` : null),
  }
}
