/** Personal data in lists and logs: enough to recognise, too little to use. */
export const maskMobile = (value: string): string => value.replace(/^(.{3}).+(.{4})$/, '$1****$2')
export const maskIdCard = (value: string): string => value.replace(/^(.{3}).+(.{4})$/, '$1***********$2')
export const maskAccount = (value: string): string => (value.length > 4 ? `**** ${value.slice(-4)}` : '****')
export const maskEmail = (value: string): string => value.replace(/^(.).*(@.*)$/, '$1***$2')
