/** Names are compared without brackets' width, blanks and the words of a legal form. */
export const plainName = (name: string, legalForms: RegExp): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()·.,'"-]+/g, '')
    .replace(legalForms, '')

/** Numbers of our documents in a remark: IM261102-0031, tn261113-0002. */
export const documentNumbers = /([A-Z]{2}\d{6}-?\d{4,})/gi
export const numbersIn = (remark: string): string[] =>
  Array.from(remark.normalize('NFKC').toUpperCase().matchAll(documentNumbers), ([found]) =>
    found.includes('-') ? found : `${found.slice(0, 8)}-${found.slice(8)}`,
  )
