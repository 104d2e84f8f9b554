import * as z from 'zod/mini'
import { email, requiredText, text } from './schema.ts'

const onOneLine = () => z.regex(/^[^\t\r\n\u2028\u2029]*$/u, 'field.control')

/**
 * A name or a heading of the provider that everybody reads: it also stands in the head of a letter and in the title of a
 * page.
 */
export const publicLine = (max: number) => text(max).check(onOneLine())
export const requiredPublicLine = (max: number) => requiredText(max).check(onOneLine())

/** Becomes a link: nothing but one address, or nothing. */
export const publicEmail = z.union([z.literal(''), email])
/** The same of a number, with the words that stand beside one. */
export const publicPhone = publicLine(60)

/** Whether a text of the provider has what no text of it may have. */
export const isPublicText = (content: string, max: number): boolean => text(max).safeParse(content).success
