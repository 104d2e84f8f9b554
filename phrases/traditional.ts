import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as OpenCC from 'opencc-js/cn2t'
import { traditionalWords } from './traditional-words.ts'
import type { Wording } from './wording.ts'

/** Texts that are not what the conversion makes of their source: any part of a tree of texts. */
type Own<T> = T extends string ? string : { readonly [K in keyof T]?: Own<T[K]> }
type Tree = { readonly [key: string]: string | Tree }
type Convert = (text: string) => string

/** What OpenCC makes of our texts. The set-up writes it, since loading OpenCC takes a fifth of a second. */
export const conversionsFile = join(import.meta.dirname, '../.cache/traditional.json')

export const knownConversions: Readonly<Record<string, string>> = existsSync(conversionsFile)
  ? (JSON.parse(readFileSync(conversionsFile, 'utf8')) as Record<string, string>)
  : {}

let openCC: Convert | undefined

export function convertByOpenCC(text: string): string {
  openCC ??= loadOpenCC()
  return openCC(text)
}

function loadOpenCC(): Convert {
  const { Converter } = createRequire(import.meta.url)('opencc-js/cn2t') as typeof OpenCC
  return Converter({ from: 'cn', to: 'twp' })
}

const longestFirst = Object.keys(traditionalWords).toSorted((a, b) => b.length - a.length)
const anyWord = new RegExp(longestFirst.join('|'), 'g')

/** A text of the source in Taiwan's Chinese, in the trade's words. */
export const converted: Convert = (text) =>
  (knownConversions[text] ?? convertByOpenCC(text)).replace(anyWord, (word) => traditionalWords[word] ?? word)

/** The texts that differ from the conversion, by their source; a test compares them. */
export const ownTexts = new Map<object, object>()

function made(source: Tree, own: Tree): Tree {
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      const given = own[key]
      if (typeof text === 'string') return [key, given ?? converted(text)]
      return [key, made(text, typeof given === 'object' ? given : {})]
    }),
  )
}

/** The texts of zh-TW: those of zh-CN converted, except where a text of its own is given. */
export function traditional<T extends object>(source: T, own?: Own<NoInfer<T>>): Wording<T> {
  if (own) ownTexts.set(source, own)
  return made(source as Tree, (own ?? {}) as Tree) as Wording<T>
}
