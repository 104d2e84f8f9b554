import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as hub from '@quayside/db/seeds/demo/hub.ts'
import { regions } from '@quayside/db/seeds/reference/regions.ts'

const han = /\p{Script=Han}/u

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** An order stores its addresses as text, with the region's name as it was when the order was placed. */
const regionCodes = new Set(stringsIn(hub).filter((text) => /^\d{6}$/.test(text)))
const placesTyped = regions
  .filter(({ code }) =>
    [...regionCodes].some((own) => own.startsWith(code.replace(/(00)+$/, '')) || own === code),
  )
  .map(({ zhCN }) => zhCN)

/** A bulletin has a text in each language. */
const translated = new Set(['bulletins.ts'])
const seeds = join(import.meta.dirname, '../../db/seeds/demo')
const seedsTyped = await Promise.all(
  readdirSync(seeds)
    .filter((file) => !translated.has(file))
    .map((file): Promise<object> => import(join(seeds, file))),
)

/** Data that the demo companies typed: the same in every language, so not part of our texts. */
const typed = [...seedsTyped, placesTyped]
  .flatMap(stringsIn)
  // Where a number is marked within a remark, the words before it stand alone.
  .flatMap((text) => (text.includes('{number}') ? [text, text.replace('{number}', '').trim()] : text))
  .filter((text) => han.test(text))
  .toSorted((a, b) => b.length - a.length)

/** A remark that names a document: the number is part of it. */
const remarks = typed
  .filter((text) => text.includes('{number}'))
  .map((text) => new RegExp(text.replaceAll('{number}', '[A-Z]{2}\\d{6}-\\d+'), 'g'))

/** A text of the screen without the data in it. */
const withoutData = (text: string): string => {
  let rest = text
  for (const remark of remarks) rest = rest.replaceAll(remark, '')
  for (const known of typed) rest = rest.replaceAll(known, '')
  return rest
}

/** The Chinese words in a text that are not data. */
export const hanIn = (text: string): string[] =>
  han.test(text) ? (withoutData(text).match(/\p{Script=Han}+/gu) ?? []) : []

const big5 = new TextDecoder('big5')
const traditional = new Set<string>()
for (let lead = 0xa4; lead <= 0xf9; lead += 1)
  for (let trail = 0x40; trail <= 0xfe; trail += 1) traditional.add(big5.decode(Uint8Array.of(lead, trail)))

const simplified = (text: string): string[] =>
  (text.match(/\p{Script=Han}/gu) ?? []).filter((character) => !traditional.has(character))

/** Characters that only simplified Chinese uses: those that are not in Big5. */
export const simplifiedIn = (text: string): string[] =>
  simplified(text).length > 0 ? simplified(withoutData(text)) : []
