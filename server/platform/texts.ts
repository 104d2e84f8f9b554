import { errors as enErrors } from '@quayside/phrases/en-US/errors.ts'
import { server as enServer } from '@quayside/phrases/en-US/server.ts'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { errors as cnErrors } from '@quayside/phrases/zh-CN/errors.ts'
import { server as cnServer } from '@quayside/phrases/zh-CN/server.ts'
import { errors as twErrors } from '@quayside/phrases/zh-TW/errors.ts'
import { server as twServer } from '@quayside/phrases/zh-TW/server.ts'
import { createTranslator } from 'use-intl/core'

const messages = {
  'zh-CN': { errors: cnErrors, server: cnServer },
  'zh-TW': { errors: twErrors, server: twServer },
  'en-US': { errors: enErrors, server: enServer },
}

type Params = Readonly<Record<string, string | number>>
export type Texts = (key: string, params?: Params) => string

/** The server's own sentences: refusals (`errors.…`), answers, messages and document headings (`server.…`). */
const translators = Object.fromEntries(
  locales.map((locale) => {
    const translate = createTranslator<Record<string, unknown>>({
      locale,
      messages: messages[locale],
      timeZone: 'Asia/Shanghai',
    })
    return [
      locale,
      (key: string, params?: Params) => (translate as (key: string, params?: Params) => string)(key, params),
    ]
  }),
) as Record<Locale, Texts>

export const textsOf = (locale: Locale): Texts => translators[locale]
