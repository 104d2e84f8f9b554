import * as z from 'zod/mini'
import { isDay } from './days.ts'
import { formatPattern, isIdCard, plainMobile } from './formats.ts'
import { isMaskedIdCard } from './mask.ts'
import { type Amount, isAmount, isRate, type Rate } from './money.ts'
import { type MoneyField, moneyFields } from './money-fields.ts'
import { moneyLimit } from './money-limit.ts'
import { visibleText } from './visible-text.ts'

/**
 * The field types that the modules' schemas are made of. The message of a refinement is the refusal code whose
 * sentence the user reads at the field.
 */

/** Ids are opaque to clients; inside they are bigint keys. */
export const id = z.string().check(z.regex(/^[1-9]\d{0,17}$/, 'field.id'))
export const ids = z.array(id).check(z.minLength(1, 'selection.empty'), z.maxLength(500))
export const version = z.number().check(z.int(), z.gte(1))

// Control characters (but tab and newline) are not valid input; PostgreSQL refuses NUL and unpaired surrogates. Characters
// that turn the direction of what follows them make a name read as another one.
const withoutControls =
  // oxlint-disable-next-line no-control-regex -- the pattern exists to refuse exactly these
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u

/** Text someone typed: trimmed, without what nobody sees and without control characters, at most `max` long. */
export const text = (max: number) =>
  z
    .string()
    .check(z.maxLength(max), z.overwrite(visibleText), z.trim(), z.regex(withoutControls, 'field.control'))
/** Text that may be left out. */
export const optionalText = (max: number) => z._default(text(max), '')
/** A format that is checked only where the text is not empty. */
export const orEmpty = <S extends z.ZodMiniType<string>>(schema: S) =>
  z._default(z.union([z.literal(''), schema]), '')
/** Text that may not be left empty. */
export const requiredText = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max),
      z.overwrite(visibleText),
      z.trim(),
      z.regex(withoutControls, 'field.control'),
      z.minLength(1, 'field.required'),
    )

/** No payment, receipt or tax bill is larger; one that is has a slip in it, and sums of such would leave their columns. */
function plausible({ value, issues }: z.core.ParsePayload<string>): void {
  const { most } = moneyLimit
  if (Math.abs(Number(value)) > most)
    issues.push({ code: 'custom', message: 'field.tooLarge', input: value, params: { max: most } })
}

const anyAmount = z.pipe(
  z.string().check(z.maxLength(20), z.refine(isAmount, 'field.amount'), plausible),
  z.transform((value) => value as Amount),
)
/** Every amount says where its currency stands, so that `validate` refuses a fraction of a yen at each. */
export const amountText = (field: MoneyField) => z.clone(anyAmount).register(moneyFields, field)
export const rateText = z.pipe(
  z.string().check(z.maxLength(20), z.refine(isRate, 'field.rate')),
  z.transform((value) => value as Rate),
)
/** A price or quantity above zero. */
export const positiveRate = rateText.check(
  z.refine((value: Rate) => Number(value) > 0, 'orderLine.notPositive'),
)
const fromZero = ({ value, issues }: z.core.ParsePayload<string>): void => {
  if (Number(value) < 0)
    issues.push({ code: 'custom', message: 'field.tooSmall', input: value, params: { min: 0 } })
}
/** A price, or nothing to pay. */
export const priceText = rateText.check(fromZero)
/** The price of what is charged, beside its quantity. */
export const chargedPrice = (field: MoneyField) => z.clone(priceText).register(moneyFields, field)
/** A part of the whole: 0.008 is 0.8 %. */
export const shareText = priceText.check(({ value, issues }) => {
  if (Number(value) > 1)
    issues.push({ code: 'custom', message: 'field.tooLarge', input: value, params: { max: 1 } })
})
/** An amount, or nothing. */
export const amountFromZero = (field: MoneyField) => anyAmount.check(fromZero).register(moneyFields, field)
export const positiveAmount = (field: MoneyField) =>
  anyAmount
    .check(z.refine((value: Amount) => Number(value) > 0, 'field.positive'))
    .register(moneyFields, field)

export const date = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'field.date', abort: true }),
    z.refine(isRealDate, 'field.date'),
  )
export const instant = z.iso.datetime({ offset: true })

/** An existing calendar day. Beyond these years it is a slip, and counting on from 9999 leaves the calendar. */
export function isRealDate(value: string): boolean {
  return isDay(value) && /^(?:19|20|21)/.test(value)
}

/** An account's number, also as people write it: `+852 9123 4567`, `0086 138 0013 8000`. */
export const mobile = z
  .string()
  .check(z.maxLength(30), z.overwrite(plainMobile), z.regex(formatPattern.mobile, 'format.mobile'))
export const phone = z.string().check(z.trim(), z.regex(formatPattern.phone, 'format.phone'))
export const email = z
  .string()
  // A line break would begin another header of a mail.
  .check(
    z.regex(/^[^\r\n]*$/, 'format.email'),
    z.trim(),
    z.maxLength(200),
    z.regex(formatPattern.email, 'format.email'),
  )
/** Also as a form showed it masked: the number was not changed. */
export const idCard = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((value) => isIdCard(value) || isMaskedIdCard(value), 'format.idCard'),
)
export const swift = z.string().check(z.trim(), z.toUpperCase(), z.regex(formatPattern.swift, 'format.swift'))
export const smsCode = z.string().check(z.trim(), z.regex(formatPattern.smsCode, 'format.smsCode'))
export const password = z.string().check(z.maxLength(200), z.regex(formatPattern.password, 'password.weak'))

const wholeNumber = /^\d{1,9}$/
/** Query parameters arrive as text; the pattern keeps `1e3`, `0x10` and blanks out. */
export const queryNumber = (least: number, most: number) =>
  z.pipe(
    z.union([
      z.number(),
      z.pipe(z.string().check(z.regex(wholeNumber, 'field.number')), z.transform(Number)),
    ]),
    z.number().check(z.int(), z.gte(least), z.lte(most)),
  )
export const pageNumber = z._default(queryNumber(1, 1_000_000), 1)
export const pageSize = z._default(queryNumber(1, 200), 10)

/** A code of a list, from JSON (its own type) or from a query or form (text); the published contract lists them. */
export function code<V extends number | string>(list: { readonly values: readonly V[] }) {
  return z
    .pipe(
      z.union([z.number(), z.string()]),
      z.transform((raw, context): V => {
        const found = list.values.find((value) => String(value) === String(raw))
        if (found === undefined) {
          const params = { allowed: list.values.join(', ') }
          context.issues.push({ code: 'custom', message: 'field.code', input: raw, params })
          return z.NEVER
        }
        return found
      }),
    )
    .register(z.globalRegistry, { enum: [...list.values] })
}

/** `ids=1,2,3` in a query, or a JSON array in a body. */
export const idList = z.pipe(
  z.union([
    z.array(z.string()),
    z.pipe(
      z.string().check(z.maxLength(10_000)),
      z.transform((joined) => joined.split(',')),
    ),
  ]),
  ids,
)
