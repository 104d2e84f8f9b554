import type { RefusalCode } from '../all-refusals.ts'
import { isDay, shanghaiDate } from './days.ts'

/**
 * Formats with their check digits, as one table and pure functions: the forms, the server, the imports and the
 * call `sysPublicCheck/list` ask the same ones. Patterns are read with the flag `u` and hold for the whole text.
 */
export type Format = {
  readonly pattern: string
  /** The refusal whose sentence explains what is wrong. */
  readonly refusal: RefusalCode
  readonly example: string
  /** The pattern alone does not decide: a check digit or a date inside is verified too. */
  readonly hasCheckDigit?: true
}

export const formats = {
  /** A mainland number of eleven digits, or any other with its country code (E.164). */
  mobile: {
    pattern: '^(?:1[3-9]\\d{9}|\\+(?!86)[1-9]\\d{6,14})$',
    refusal: 'format.mobile',
    example: '13800138000',
  },
  /** Landline or international number, at most 15 digits: suppliers and Hong Kong contacts have those. */
  phone: {
    pattern: '^(?!(?:\\D*\\d){16})\\+?[\\d\\(][\\d\\s\\(\\)\\-]{4,23}\\d$',
    refusal: 'format.phone',
    example: '+852 2345 6789',
  },
  email: {
    pattern:
      "^[A-Za-z0-9_'+\\-]+(?:\\.[A-Za-z0-9_'+\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}$",
    refusal: 'format.email',
    example: 'orders@example.com',
  },
  /** §5: letters, digits and symbols, longer than six characters. */
  password: {
    pattern: '^(?=[\\s\\S]*\\p{L})(?=[\\s\\S]*\\d)(?=[\\s\\S]*[^\\p{L}\\d\\s])[\\s\\S]{7,}$',
    refusal: 'password.weak',
    example: 'harbour-2026',
  },
  smsCode: { pattern: '^\\d{6}$', refusal: 'format.smsCode', example: '123456' },
  /** GB 32100. */
  creditCode: {
    pattern: '^[0-9A-HJ-NPQRTUWXY]{18}$',
    refusal: 'format.creditCode',
    example: '91440300MA5QUAY204',
    hasCheckDigit: true,
  },
  /** GB 11643. */
  idCard: {
    pattern: '^[1-9]\\d{16}[\\dXx]$',
    refusal: 'format.idCard',
    example: '11010519491231002X',
    hasCheckDigit: true,
  },
  /** ISO 9362: four letters, a country, two for the place and optionally three for the branch. */
  swift: {
    pattern: '^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$',
    refusal: 'format.swift',
    example: 'HSBCHKHHHKH',
  },
  /** Ten digits, optionally three inspection digits more. */
  hsCode: { pattern: '^\\d{10}(\\d{3})?$', refusal: 'format.hsCode', example: '8542319000' },
  /** numeric(18,2) and numeric(18,6) are what the database holds. */
  amount: { pattern: '^-?\\d{1,16}(\\.\\d{1,2})?$', refusal: 'field.amount', example: '12800.50' },
  rate: { pattern: '^-?\\d{1,12}(\\.\\d{1,6})?$', refusal: 'field.rate', example: '7.112300' },
} as const satisfies Record<string, Format>

type FormatName = keyof typeof formats

export const formatPattern = Object.fromEntries(
  Object.entries(formats).map(([name, { pattern }]) => [name, new RegExp(pattern, 'u')]),
) as Record<FormatName, RegExp>

const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Unified social credit code: 18 characters, weights 3^i mod 31, the last is the check character. */
export function isCreditCode(value: string): boolean {
  if (!formatPattern.creditCode.test(value)) return false
  let weighted = 0
  let weight = 1
  for (const character of value.slice(0, 17)) {
    weighted += creditCodeAlphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return creditCodeAlphabet[(31 - (weighted % 31)) % 31] === value[17]
}

const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const idCardChecks = '10X98765432'

/** Mainland identity card: 17 digits with a real date of birth inside, then the check character. */
export function isIdCard(value: string, now: Date = new Date()): boolean {
  if (!formatPattern.idCard.test(value)) return false
  const born = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`
  if (!isDay(born) || born < '1900-01-01' || born > shanghaiDate(now)) return false
  const weighted = idCardWeights.reduce((total, weight, place) => total + weight * Number(value[place]), 0)
  return idCardChecks[weighted % 11] === value[17]?.toUpperCase()
}

export const isMobile = (value: string): boolean => formatPattern.mobile.test(value)
/**
 * A mobile number as it was typed, without what stands between the digits, and a mainland one without +86. Other texts
 * stay as they are: the name of an account may be an e-mail address.
 */
export const plainMobile = (typed: string): string =>
  /^[+\d\s()（）-]+$/.test(typed)
    ? typed
        .replaceAll(/[\s()（）-]/g, '')
        .replace(/^00/, '+')
        .replace(/^\+86(?=1)/, '')
    : typed.trim()
export const isPhone = (value: string): boolean => formatPattern.phone.test(value)
export const isSwift = (value: string): boolean => formatPattern.swift.test(value)
export const isHsCode = (value: string): boolean => formatPattern.hsCode.test(value)
export const isStrongPassword = (value: string): boolean => formatPattern.password.test(value)
