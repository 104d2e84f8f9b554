import { forwarderEnquiryState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  chargeKinds,
  checkCharges,
  type FreightCharge,
} from '@quayside/contract/forwarding/freight-charge.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { QuoteSheetRow } from '@quayside/contract/office/forwarding.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { draftsOf, withFindings } from '../../platform/records/import-checks.ts'
import type { CheckedRow } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { forwarderEnquiry } from '../../provider/forwarder-enquiry.ts'

type Row = CheckedRow<QuoteSheetRow>

export type Checked = Row & {
  readonly quote: string
  readonly enquiryId: string
  readonly charge: FreightCharge | undefined
}

type Known = { readonly id: string; readonly isOpen: boolean }

const { submitted, quoted } = forwarderEnquiryState.codes

const findEnquiries = (numbers: readonly string[]) =>
  sql
    .selectFrom('freight_enquiry as r')
    .select(['r.id', 'r.number', 'r.state'])
    .where('r.number', '=', raw<string>`any(${[...numbers]}::text[])`)
    .where(forwarderEnquiry.visible)

const findKinds = () =>
  sql.selectFrom('dict_entry').select(['value', 'names']).where('type', '=', chargeKinds)

const findPorts = (values: readonly string[]) =>
  sql
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', 1007)
    .where('value', '=', raw<string>`any(${[...values]}::text[])`)

const findToday = () => sql.selectNoFrom(raw<string>`${businessDay}::text`.as('today'))

const termKeys = ['transitDays', 'validUntil', 'viaPort', 'departsOn', 'freeDays'] as const

const needed = ['transitDays', 'validUntil'] as const

const quoteOf = ({ enquiryNumber, carrier }: QuoteSheetRow): string => `${enquiryNumber}\n${carrier}`

/** What needs the database and the other rows: enquiry, port and kind of charge, the same terms in one quotation. */
export async function checkAll(read: Reader, rows: readonly Row[]): Promise<Checked[]> {
  const drafts = draftsOf(rows)
  const [enquiries, kinds, ports, days] = await read(
    findEnquiries(drafts.map(({ enquiryNumber }) => enquiryNumber)),
    findKinds(),
    findPorts(drafts.flatMap(({ viaPort }) => viaPort ?? [])),
    findToday(),
  )
  const enquiryOf = new Map<string, Known>(
    enquiries.map(({ id, number, state }) => [
      number,
      { id, isOpen: state === submitted || state === quoted },
    ]),
  )
  const kindOf = new Map(
    kinds.flatMap(({ value, names }) =>
      [value, ...Object.values(names as Record<string, string>)].map((name) => [name.toLowerCase(), value]),
    ),
  )
  const portsKnown = new Set(ports.map(({ value }) => value))
  const today = days[0]?.today ?? ''
  const first = new Map<string, Row>()
  const charged = new Map<string, FreightCharge[]>()
  const checked = rows.map((row): Checked => {
    const { draft } = row
    if (!draft) return { ...row, quote: quoteKeyOf(row), enquiryId: '', charge: undefined }
    const quote = quoteOf(draft)
    const head = first.get(quote) ?? row
    first.set(quote, head)
    const enquiry = enquiryOf.get(draft.enquiryNumber)
    const kind = kindOf.get(draft.kind.toLowerCase())
    const { basis, quantity, unitPrice, isIncluded, note } = draft
    const charge =
      kind === undefined
        ? undefined
        : { kind, basis, quantity, currency: draft.currency, unitPrice, isIncluded, note }
    const before = charged.get(quote) ?? []
    if (charge) charged.set(quote, [...before, charge])
    const findings = [
      ...(enquiry ? [] : [at('enquiryNumber', 'freight.enquiryUnknown')]),
      ...(enquiry && !enquiry.isOpen ? [at('enquiryNumber', 'freight.enquiryClosed')] : []),
      ...(draft.viaPort && !portsKnown.has(draft.viaPort) ? [at('viaPort', 'field.code')] : []),
      ...(head === row ? checkHead(draft, today) : checkSame(draft, head)),
      ...(charge ? chargeFindings(before, charge) : [at('kind', 'field.code')]),
    ]
    return { ...withFindings(row, findings), quote, enquiryId: enquiry?.id ?? '', charge }
  })
  // A quotation that lacks a charge is wrong, so one bad row rejects the others of it too.
  const bad = new Set(checked.flatMap(({ quote, findings }) => (findings.length > 0 ? [quote] : [])))
  return checked.map((row) =>
    row.findings.length === 0 && bad.has(row.quote)
      ? withFindings(row, [at('carrier', 'freight.quoteRejected')])
      : row,
  )
}

/** What the cells of a row say that the schema refused. */
const quoteKeyOf = ({ values }: Row): string => `${values['enquiryNumber'] ?? ''}\n${values['carrier'] ?? ''}`

const checkHead = (draft: QuoteSheetRow, today: string): Finding[] => [
  ...needed.flatMap((key) => (draft[key] === undefined ? [at(key, 'field.required')] : [])),
  ...(draft.validUntil !== undefined && draft.validUntil < today
    ? [at('validUntil', 'freight.validityPast')]
    : []),
]

const checkSame = (draft: QuoteSheetRow, head: Row): Finding[] =>
  termKeys.flatMap((key) =>
    draft[key] !== undefined && draft[key] !== head.draft?.[key]
      ? [at(key, 'freight.termsDiffer', { row: head.row })]
      : [],
  )

const chargeFindings = (before: readonly FreightCharge[], charge: FreightCharge): Finding[] =>
  checkCharges([...before, charge])
    .filter(({ path }) => path?.startsWith(`charges.${before.length}.`))
    .map((finding) => ({ ...finding, path: finding.path?.split('.').at(-1) ?? '' }))
