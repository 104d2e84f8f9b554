import {
  CompanyChangesQuery,
  ErpCompanyChange,
  ErpCompanyChangeDetail,
} from '@quayside/contract/gateway/records.ts'
import type { CompanyChangeReview } from '@quayside/contract/office/review.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import {
  companyChangeKey,
  findCompanyChange,
  findCompanyOfChange,
  lockCompanyChange,
  type StoredFields,
} from '../modules/account/company-change-queries.ts'
import { lockCompany } from '../modules/account/company-queries.ts'
import { decideCompanyChange } from '../modules/account/decide-company-change.ts'
import { toCompanyChange } from '../modules/account/list-company-changes.ts'
import type { PersonalData } from '../platform/crypto/personal-data.ts'
import type { Tx } from '../platform/database/database.ts'
import { findAttachments, toAttachments } from '../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { found } from '../platform/session/call.ts'
import { type ProviderCall, providerEntity } from './entity.ts'

async function review(
  { companyId, id }: { companyId: string; id: string },
  { read, platform }: ProviderCall,
) {
  const key = companyChangeKey(companyId, id)
  const [rows, licences, events] = await read(
    findCompanyChange(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  return {
    ...toCompanyChange(platform.personalData, row),
    version: row.version,
    licences: toAttachments(licences),
    timeline: toTimeline(events),
  } satisfies Partial<CompanyChangeReview>
}

/** The legal person's ID number is sealed where it is kept. */
const readable = (fields: StoredFields, personalData: PersonalData): StoredFields =>
  fields.legalPersonId ? { ...fields, legalPersonId: personalData.open(fields.legalPersonId) } : fields

async function lock(tx: Tx, id: string) {
  const change = await findCompanyOfChange(tx, id)
  if (!change) return undefined
  await lockCompany(tx, change.company_id)
  return lockCompanyChange(tx, id, change.company_id)
}

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
  review,
  query: CompanyChangesQuery,
  row: ErpCompanyChange,
  detail: ErpCompanyChangeDetail,
  more: (row, { platform: { personalData } }) =>
    Promise.resolve({
      before: readable(row.before as StoredFields, personalData),
      after: readable(row.after as StoredFields, personalData),
    }),
  lock,
  run: (tx, acting, { id, name, given }) =>
    decideCompanyChange(tx, acting, {
      id,
      decision: name === 'approve' ? 'approve' : 'reject',
      ...(given.reason !== undefined && { reason: given.reason }),
    }),
})
