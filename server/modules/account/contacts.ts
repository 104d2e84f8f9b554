import {
  ContactOption,
  type ContactQuery,
  contactColumns as columns,
} from '@quayside/contract/account/contact.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { containing } from '../../platform/records/list-page.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'

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

const answered = toAnswered(columns)

export const contacts = recordOf({
  entity: 'contact',
  table: 'contact',
  columns,
  find: (call, given: Filter) =>
    filtered(contactsOf(call.principal.companyId), 'contact', filtersFor(call), given),
  sort: sortingOf('contact', columns, {}),
  toRow: (row, { platform: { personalData } }) => ({
    ...answered(row),
    idCard: row.id_card_sealed === null ? '' : personalData.open(row.id_card_sealed),
  }),
})

export const listContactOptions = contacts.options(
  ContactOption,
  raw`contact.is_default desc, contact.name collate "zh-x-icu", contact.id`,
)
