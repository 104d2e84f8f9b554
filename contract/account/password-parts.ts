/** §5, the password rule in its parts, so that a form can say which of them is still missing. */
export const passwordParts = (value: string) => ({
  length: value.length > 6,
  letters: /\p{L}/u.test(value),
  digits: /\d/.test(value),
  symbols: /[^\p{L}\d\s]/u.test(value),
})
