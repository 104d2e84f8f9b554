import * as z from 'zod/mini'

/** The number as banks print it, but without spaces and dashes. */
export const normalisedAccountNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** An IBAN has up to 34 characters. */
export const accountNumber = z.pipe(
  z.string().check(z.maxLength(60)),
  z.pipe(
    z.transform(normalisedAccountNumber),
    z
      .string()
      .check(
        z.minLength(1, { error: 'field.required', abort: true }),
        z.regex(/^[0-9A-Z]{5,34}$/, 'bankAccount.format'),
      ),
  ),
)

/** ISO 3166 code of the bank's country or region, from dictionary 1001. */
export const bankCountry = z.string().check(z.regex(/^[A-Z]{2}$/, 'bankAccount.countryUnknown'))
