import { cleanText } from '@quayside/contract/kernel/sheet-text.ts'

/** Fonts of PDFs write some characters as radicals or compatibility forms that look alike. */
const lookalikes = /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufb06]/gu

/** A text as it is searched and taken: digits of full width in half width, characters in their usual form. */
export const shownText = (text: string): string =>
  cleanText(text.replace(lookalikes, (character) => character.normalize('NFKC'))).trim()
