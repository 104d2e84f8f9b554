import { permissions as enPermissions } from '@quayside/phrases/en-US/account/permissions.ts'
import { codes as enCodes } from '@quayside/phrases/en-US/codes.ts'
import { errors as enErrors } from '@quayside/phrases/en-US/errors.ts'
import { fields as enFields } from '@quayside/phrases/en-US/fields.ts'
import { reports as enReports } from '@quayside/phrases/en-US/reports/reports.ts'
import { server as enServer } from '@quayside/phrases/en-US/server.ts'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { permissions as cnPermissions } from '@quayside/phrases/zh-CN/account/permissions.ts'
import { codes as cnCodes } from '@quayside/phrases/zh-CN/codes.ts'
import { errors as cnErrors } from '@quayside/phrases/zh-CN/errors.ts'
import { fields as cnFields } from '@quayside/phrases/zh-CN/fields.ts'
import { reports as cnReports } from '@quayside/phrases/zh-CN/reports/reports.ts'
import { server as cnServer } from '@quayside/phrases/zh-CN/server.ts'
import { permissions as twPermissions } from '@quayside/phrases/zh-TW/account/permissions.ts'
import { codes as twCodes } from '@quayside/phrases/zh-TW/codes.ts'
import { errors as twErrors } from '@quayside/phrases/zh-TW/errors.ts'
import { fields as twFields } from '@quayside/phrases/zh-TW/fields.ts'
import { reports as twReports } from '@quayside/phrases/zh-TW/reports/reports.ts'
import { server as twServer } from '@quayside/phrases/zh-TW/server.ts'
import { createTranslator } from 'use-intl/core'

const messages = {
  'zh-CN': {
    codes: cnCodes,
    errors: cnErrors,
    fields: cnFields,
    permissions: cnPermissions,
    reports: cnReports,
    server: cnServer,
  },
  'zh-TW': {
    codes: twCodes,
    errors: twErrors,
    fields: twFields,
    permissions: twPermissions,
    reports: twReports,
    server: twServer,
  },
  'en-US': {
    codes: enCodes,
    errors: enErrors,
    fields: enFields,
    permissions: enPermissions,
    reports: enReports,
    server: enServer,
  },
}

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
    return [
      locale,
      (key: string, params?: Params) => (translate as (key: string, params?: Params) => string)(key, params),
    ]
  }),
) as Record<Locale, Texts>

export const textsOf = (locale: Locale): Texts => translators[locale]
