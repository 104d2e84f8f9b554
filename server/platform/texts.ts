import { writtenParams } from '@quayside/contract/kernel/written-params.ts'
import * as enUS from '@quayside/phrases/en-US/texts.ts'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import * as zhCN from '@quayside/phrases/zh-CN/texts.ts'
import * as zhTW from '@quayside/phrases/zh-TW/texts.ts'
import { createTranslator } from 'use-intl/core'

const messages = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }

type Params = Readonly<Record<string, string | number>>
export type Texts = (key: string, params?: Params) => string

/**
 * What the server writes: refusals (`errors.…`), codes in words (`codes.…`), headings (`fields.…`, `reports.…`),
 * permissions in words (`permissions.…`), the rest (`server.…`).
 */
const translators = Object.fromEntries(
  locales.map((locale) => {
    const translate = createTranslator<Record<string, unknown>>({
      locale,
      messages: messages[locale],
      timeZone: 'Asia/Shanghai',
    })
    return [locale, keepingPlain(translate as Texts)]
  }),
) as Record<Locale, Texts>

/** Most texts have no parameters: they are looked up once. */
function keepingPlain(translate: Texts): Texts {
  const plain = new Map<string, string>()
  return (key, params) => {
    if (params) return translate(key, writtenParams(params))
    const known = plain.get(key)
    if (known !== undefined) return known
    const text = translate(key)
    plain.set(key, text)
    return text
  }
}

export const textsOf = (locale: Locale): Texts => translators[locale]
