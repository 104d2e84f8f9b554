import { shell } from '@quayside/phrases/zh-CN/shell/shell.ts'
import { pinyin } from 'pinyin-pro'
import type { Plugin } from 'vite'

const asked = 'virtual:page-pinyin'

/** The pinyin of each page's name, in full and as initials, for users who search without an input method. */
const typedForms = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shell.pages).map(([page, name]) => {
      const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true })
      return [page, `${syllables.join('')} ${syllables.map((syllable) => syllable[0] ?? '').join('')}`]
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
