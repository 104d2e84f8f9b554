import {
  ContactOption,
  type ContactQuery,
  contactColumns as columns,
} from '@quayside/contract/account/contact.ts'
import { maskIdCard } from '@quayside/contract/kernel/mask.ts'
import type { Identities } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { containing } from '../../platform/records/list-page.ts'
import { recordOf } from '../../platform/records/record.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

type Filter = FilterOf<ContactQuery>

const filtersFor = ({ platform: { personalData } }: Call): Filters<Filter> => ({
  // A sealed ID number cannot be searched by a part; a whole one is found by its fingerprint.
  keyword: by.value(
    (typed: string) => ({
      within: containing(typed.toLowerCase()),
      fingerprints: personalData.fingerprintsToSearch(typed.toUpperCase()),
    }),
    ({ within, fingerprints }) =>
      raw`(contact.search like ${within} or contact.id_card_fingerprint = any(${fingerprints}::text[]))`,
  ),
  type: by.equals('type'),
  isDefault: by.flag('is_default'),
  ...usualFilters,
})

const contactsOf = (companyId: string) =>
  sql
    .selectFrom('contact')
    .select(selection('contact', columns))
    .select('contact.id_card_sealed')
    .where('contact.company_id', '=', companyId)
    .where('contact.deleted_at', 'is', null)

const rowOf = toAnswered(columns)

export const contacts = recordOf({
  entity: 'contact',
  table: 'contact',
  columns,
  find: (call, given: Filter) =>
    filtered(contactsOf(call.principal.companyId), 'contact', filtersFor(call), given),
  sort: sortingOf('contact', columns, {}),
  toRow: (row, { platform: { personalData } }) => ({
    ...rowOf(row),
    idCard: maskIdCard(idCardOf(row, personalData)),
  }),
})

/** A write for the sake of its audit row. */
export const revealContact = (call: Call, { params }: { params: { id: string } }): Promise<Identities> =>
  call.write(async (tx) => {
    const [row] = await lockRecords(tx, 'contact', [params.id], call.principal.companyId)
    return { idCard: idCardOf(getOrRefuse(row), call.platform.personalData) }
  })

export const idCardOf = (
  { id_card_sealed: sealed }: { readonly id_card_sealed: string | null },
  personalData: PersonalData,
): string => (sealed === null ? '' : personalData.open(sealed))

export const listContactOptions = contacts.options(
  ContactOption,
  raw`contact.is_default desc, contact.name collate "zh-x-icu", contact.id`,
)
