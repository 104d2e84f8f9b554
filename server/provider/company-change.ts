import {
  CompanyChangesQuery,
  ErpCompanyChange,
  ErpCompanyChangeDetail,
} from '@quayside/contract/gateway/records.ts'
import type { CompanyChangeReview } from '@quayside/contract/office/review.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { StoredFields } from '../modules/account/company-change-queries.ts'
import { decideCompanyChange, lockDecidedChange } from '../modules/account/decide-company-change.ts'
import { changedIdentities, readAnyCompanyChange } from '../modules/account/list-company-changes.ts'
import type { PersonalData } from '../platform/crypto/personal-data.ts'
import { providerEntity } from './entity.ts'

/** The legal person's ID number is sealed where it is kept. */
const readable = (fields: StoredFields, personalData: PersonalData): StoredFields =>
  fields.legalPersonId ? { ...fields, legalPersonId: personalData.open(fields.legalPersonId) } : fields

export const companyChange = providerEntity({
  kind: 'companyChange',
  name: 'company-changes',
  from: raw`company_change r join company on company.id = r.company_id`,
  columns: raw<
    Selectable<DB['company_change']> & { fields: string[] }
  >`r.*, array(select jsonb_object_keys(r.after)) as fields`,
  visible: raw<boolean>`true`,
  state: 'state',
  number: raw`''`,
  title: raw`coalesce(r.after ->> 'name', company.name)`,
  since: raw`r.created_at`,
  review: (record, { read, platform }): Promise<Partial<CompanyChangeReview>> =>
    readAnyCompanyChange(read, platform.personalData, record),
  identities: (record, { read, platform }) => changedIdentities(read, platform.personalData, record),
  query: CompanyChangesQuery,
  row: ErpCompanyChange,
  detail: ErpCompanyChangeDetail,
  more: (row, { platform: { personalData } }) =>
    Promise.resolve({
      before: readable(row.before as StoredFields, personalData),
      after: readable(row.after as StoredFields, personalData),
    }),
  lock: lockDecidedChange,
  run: (tx, acting, { id, name, given: { reason }, locked }) =>
    decideCompanyChange(tx, acting, {
      id,
      decision: name === 'approve' ? 'approve' : 'reject',
      reason,
      locked,
    }),
})
