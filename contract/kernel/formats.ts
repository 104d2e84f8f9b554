/** Formats with check digits, as pure functions: the forms, the server and the imports ask the same ones. */

const creditCodeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Unified social credit code, GB 32100: 18 characters, weights 3^i mod 31, the last is the check character. */
export function isCreditCode(value: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(value)) return false
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

/** Mainland identity card, GB 11643: 17 digits with a real date of birth inside, then the check character. */
export function isIdCard(value: string, today: Date = new Date()): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(value)) return false
  const born = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`
  const parsed = new Date(`${born}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(born)) return false
  if (born < '1900-01-01' || parsed > today) return false
  const weighted = idCardWeights.reduce((total, weight, place) => total + weight * Number(value[place]), 0)
  return idCardChecks[weighted % 11] === value[17]?.toUpperCase()
}

export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value)

/** Landline or international number: suppliers and Hong Kong contacts have those. */
export const isPhone = (value: string): boolean =>
  /^\+?[\d][\d\s()-]{4,23}\d$/.test(value) && value.replaceAll(/\D/g, '').length <= 15

/** ISO 9362: four letters, a country, two for the place and optionally three for the branch. */
export const isSwift = (value: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)

/** Ten digits, optionally three inspection digits more. */
export const isHsCode = (value: string): boolean => /^\d{10}(\d{3})?$/.test(value)

/** §5: letters, digits and symbols, longer than six characters. */
export const isStrongPassword = (value: string): boolean =>
  value.length > 6 && /\p{L}/u.test(value) && /\d/.test(value) && /[^\p{L}\d\s]/u.test(value)
