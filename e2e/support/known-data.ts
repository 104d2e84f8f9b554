import * as approvalProducts from '@quayside/db/seeds/demo/approval-products.ts'
import * as approvals from '@quayside/db/seeds/demo/approvals.ts'
import * as companies from '@quayside/db/seeds/demo/companies.ts'
import * as consultations from '@quayside/db/seeds/demo/consultations.ts'
import * as customers from '@quayside/db/seeds/demo/customers.ts'
import * as documents from '@quayside/db/seeds/demo/documents.ts'
import * as feeTariffs from '@quayside/db/seeds/demo/fee-tariffs.ts'
import * as findings from '@quayside/db/seeds/demo/findings.ts'
import * as freight from '@quayside/db/seeds/demo/freight.ts'
import * as hub from '@quayside/db/seeds/demo/hub.ts'
import * as invoices from '@quayside/db/seeds/demo/invoices.ts'
import * as labels from '@quayside/db/seeds/demo/labels.ts'
import * as links from '@quayside/db/seeds/demo/links.ts'
import * as money from '@quayside/db/seeds/demo/money.ts'
import * as orderTexts from '@quayside/db/seeds/demo/order-texts.ts'
import * as orders from '@quayside/db/seeds/demo/orders.ts'
import * as payTo from '@quayside/db/seeds/demo/pay-to.ts'
import * as products from '@quayside/db/seeds/demo/products.ts'
import * as reports from '@quayside/db/seeds/demo/reports.ts'
import * as services from '@quayside/db/seeds/demo/services.ts'
import * as staff from '@quayside/db/seeds/demo/staff.ts'
import * as stock from '@quayside/db/seeds/demo/stock.ts'
import * as suppliers from '@quayside/db/seeds/demo/suppliers.ts'
import * as systems from '@quayside/db/seeds/demo/systems.ts'
import * as teamwork from '@quayside/db/seeds/demo/teamwork.ts'
import * as warehouses from '@quayside/db/seeds/demo/warehouses.ts'
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

/** Data that the demo companies typed: the same in every language, so not part of our texts. */
const typed = [
  approvalProducts,
  approvals,
  companies,
  consultations,
  customers,
  documents,
  feeTariffs,
  findings,
  freight,
  hub,
  invoices,
  labels,
  links,
  money,
  orders,
  orderTexts,
  payTo,
  products,
  reports,
  services,
  staff,
  stock,
  suppliers,
  systems,
  teamwork,
  warehouses,
  placesTyped,
]
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
