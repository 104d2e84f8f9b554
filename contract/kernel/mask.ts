/** Personal data in lists and logs: masked so that the owner recognises it and others cannot use it. */
export const maskMobile = (value: string): string => value.replace(/^(.{3}).+(.{4})$/, '$1****$2')
export const maskIdCard = (value: string): string => value.replace(/^(.{3}).+(.{4})$/, '$1***********$2')
export const maskAccount = (value: string): string => (value.length > 4 ? `**** ${value.slice(-4)}` : '****')
export const maskEmail = (value: string): string => value.replace(/^(.).*(@.*)$/, '$1***$2')
/** Five to eleven digits: the first two and the last two stay. */
export const maskQq = (value: string): string => value.replace(/^(.{2}).+(.{2})$/, '$1****$2')
/** A landline or international number: only its last four digits stay. */
export const maskLandline = (value: string): string => (value.length > 4 ? `****${value.slice(-4)}` : value)
