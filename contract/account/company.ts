import * as z from 'zod/mini'
import { Attachment, Saved } from '../kernel/record.ts'
import { id, ids, instant, text, version } from '../kernel/schema.ts'
import { certificationStatus } from './company.codes.ts'

/** §3 Company. A draft may be incomplete or invalid; it is checked on submission. */
const fields = {
  name: text(200),
  englishName: text(200),
  legalPerson: text(100),
  legalPersonId: text(30),
  creditCode: text(30),
  licenceNo: text(50),
  organizationCode: text(50),
  customsCode: text(50),
  taxNo: text(50),
  invoicingBank: text(200),
  invoicingAccount: text(50),
  invoicingAddress: text(300),
  invoicingPhone: text(50),
  address: text(300),
  phone: text(50),
  email: text(200),
  agentName: text(100),
  agentPhone: text(50),
}
export type CompanyField = keyof typeof fields
export const companyFields = Object.keys(fields) as CompanyField[]

/** Omitted fields keep their values. */
export const CompanyDraft = z.extend(z.partial(z.strictObject(fields)), {
  id: z.optional(id),
  version,
  agree: z.optional(z.boolean()),
  /** Uploaded files that show the business licence; replaces the earlier ones. */
  licenceFileIds: z.optional(ids.check(z.maxLength(10))),
})
export type CompanyDraft = z.infer<typeof CompanyDraft>

export const Company = z.object({
  id,
  version,
  ...fields,
  certification: z.enum(certificationStatus.values),
  /** Why the review was not passed. */
  certificationReason: z.nullable(z.string()),
  agreedAt: z.nullable(instant),
  licences: z.array(Attachment),
  submittedAt: z.nullable(instant),
  /** A change the provider has not decided yet; until then the fields above are valid. */
  pendingChangeId: z.nullable(id),
  updatedAt: instant,
})
export type Company = z.infer<typeof Company>

/** Who of the provider looks after the company; null where nobody was named or the named one has left. */
export const AccountManager = z.nullable(z.object({ name: z.string(), phone: z.string(), email: z.string() }))
export type AccountManager = z.infer<typeof AccountManager>

/** Whether some of what was saved now waits for the provider. */
export const CompanySaved = z.extend(Saved, { pendingChangeId: z.nullable(id) })
export type CompanySaved = z.infer<typeof CompanySaved>
