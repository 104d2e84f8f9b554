/** Personal data in lists, records and logs: masked so that the owner recognises it and others cannot use it. */
const stars = '*'.repeat(11)
export const maskMobile = (value: string): string =>
  maskAbroad(value) ?? value.replace(/^(.{3}).+(.{4})$/, '$1****$2')
/** A mainland card keeps its first three and last four characters, shorter numbers keep one and two. */
export function maskIdCard(value: string): string {
  if (value === '' || isMaskedIdCard(value)) return value
  const isLong = value.length >= 15
  return `${value.slice(0, isLong ? 3 : 1)}${stars}${value.slice(isLong ? -4 : -2)}`
}
/** Without an account there is nothing to mask. */
export const maskAccount = (value: string): string => {
  if (value === '') return ''
  return value.length > 4 ? `**** ${value.slice(-4)}` : '****'
}
export const maskEmail = (value: string): string => value.replace(/^(.).*(@.*)$/, '$1***$2')
/** Five to eleven digits: the first two and the last two stay. */
export const maskQq = (value: string): string => value.replace(/^(.{2}).+(.{2})$/, '$1****$2')
/** A landline or international number: only its last four digits stay. */
export const maskLandline = (value: string): string =>
  maskAbroad(value) ?? (value.length > 4 ? `****${value.slice(-4)}` : value)

/** Country codes of one and of three digits (ITU-T E.164); all others have two. */
const countryCode = /^\+(?:[17]|2[1-69]\d|3[578]\d|42\d|5[09]\d|6[789]\d|8[0578]\d|9[679]\d|\d\d)/
/** A number with its country code keeps the code and its last four digits. */
function maskAbroad(value: string): string | undefined {
  const [code] = countryCode.exec(value) ?? []
  return code !== undefined && value.length >= code.length + 5 ? `${code} ****${value.slice(-4)}` : undefined
}

const maskedIdCard = /^(?:[^*]{3}\*{11}[^*]{4}|[^*]\*{11}[^*]{2})$/
/** A form that shows an ID number masked sends it back so: it was not changed. */
export const isMaskedIdCard = (value: string): boolean => maskedIdCard.test(value)
