import * as z from 'zod/mini'
import { type MoneyField, moneyFields } from '../money-fields.ts'
import { code, date, id, orEmpty, text } from '../schema.ts'
import { entryPatterns, type LineDictionary } from './line-column.ts'
import { type LineNumberKind, lineNumberFault, lineNumberPattern, lineNumberRefusal } from './line-number.ts'

/** A number that may still be missing: '' or decimal text. Each kind of error has its own refusal. */
export const draftNumber = (kind: LineNumberKind) =>
  z._default(
    z.string().check(
      z.trim(),
      (context) => {
        const fault = lineNumberFault(kind, context.value)
        if (!fault) return
        const { code: message, params } = fault
        context.issues.push({ code: 'custom', message, input: context.value, ...(params && { params }) })
      },
      z.regex(lineNumberPattern(kind), lineNumberRefusal[kind]),
    ),
    '',
  )

/** Decimal text, or null where nothing is typed. */
export const optionalNumber = (kind: LineNumberKind) =>
  z._default(
    z.pipe(
      z.nullable(draftNumber(kind)),
      z.transform((value): string | null => (value === '' ? null : value)),
    ),
    null,
  )

/** An amount outside of lines, which says where its currency stands. */
export const draftMoney = (field: MoneyField) => draftNumber('money').register(moneyFields, field)
export const optionalMoney = (field: MoneyField) => optionalNumber('money').register(moneyFields, field)

/** A value of a dictionary, or ''; the server checks that it exists. */
export const draftEntry = (pattern: RegExp) =>
  z._default(z.string().check(z.trim(), z.regex(pattern, 'field.code')), '')
export const dictionaryEntry = (dictionary: LineDictionary) => draftEntry(entryPatterns[dictionary])

export const draftCode = <V extends number>(list: { readonly values: readonly V[] }) =>
  z._default(z.nullable(code(list)), null)
export const draftTexts = (max: number, most: number) =>
  z._default(z.array(text(max)).check(z.maxLength(most)), [])
/** A day that may still be missing: '' or a date. */
export const draftDate = orEmpty(date)
export const draftId = z._default(z.nullable(id), null)

/** The caller's key of a line, unique in its document. A line keeps it over all saves, and with it its history. */
export const lineKey = z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key'))
