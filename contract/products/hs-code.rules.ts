/** A code as customs prints it: 8542.3190.00. */
export const dotted = (code: string): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].filter((part) => part !== '').join('.')

/** What someone types or pastes for a code, without its dots and blanks; undefined for anything else. */
export function typedDigits(typed: string): string | undefined {
  const bare = typed.replaceAll(/[.\s]/g, '')
  return /^\d{1,13}$/.test(bare) ? bare : undefined
}

/** Chapter 77 is reserved, and there are no others beyond 97. */
export const isChapter = (chapter: string): boolean =>
  /^(0[1-9]|[1-8]\d|9[0-7])$/.test(chapter) && chapter !== '77'
