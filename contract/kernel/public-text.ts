import * as z from 'zod/mini'
import { email, requiredText, text } from './schema.ts'

/** Turns the direction of what follows it, so that a name reads as another one. */
const turning = /^[^\u202a-\u202e\u2066-\u2069]*$/u
const withoutTurning = () => z.regex(turning, 'field.control')
const onOneLine = () => z.regex(/^[^\t\r\n\u2028\u2029]*$/u, 'field.control')

/** What the provider says to everybody: it stands in pages, papers, letters and menus of people who did not type it. */
export const publicText = (max: number) => text(max).check(withoutTurning())
export const requiredPublicText = (max: number) => requiredText(max).check(withoutTurning())
/** A name or a heading: it also stands in the head of a letter and in the title of a page. */
export const publicLine = (max: number) => publicText(max).check(onOneLine())
export const requiredPublicLine = (max: number) => requiredPublicText(max).check(onOneLine())

/** Becomes a link: nothing but one address, or nothing. */
export const publicEmail = z.union([z.literal(''), email])
/** The same of a number, with the words that stand beside one. */
export const publicPhone = publicLine(60)

/** Whether a text of the provider has what no text of it may have. */
export const isPublicText = (content: string, max: number): boolean =>
  publicText(max).safeParse(content).success
