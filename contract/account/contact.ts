import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { isMobile, isPhone } from '../kernel/formats.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, flag, flagCode, TimelineEntry } from '../kernel/record.ts'
import { code, email, id, idCard, instant, phone, requiredText, text, version } from '../kernel/schema.ts'
import { contactType } from './contact.codes.ts'

/** A mainland mobile number; one from elsewhere, such as a Hong Kong driver's, with its country code. */
const mobile = z.string().check(
  z.trim(),
  z.refine((value) => isMobile(value) || (value.startsWith('+') && isPhone(value)), 'contact.mobile'),
)
const qq = z.string().check(z.trim(), z.regex(/^[1-9]\d{4,10}$/, 'contact.qq'))

const orEmpty = <S extends z.ZodMiniType<string>>(schema: S) =>
  z._default(z.union([z.literal(''), schema]), '')

/** A line of the list; numbers and addresses of the person are masked. */
export const Contact = z.object({
  id,
  type: z.number(),
  name: z.string(),
  mobile: z.string(),
  landline: z.string(),
  email: z.string(),
  qq: z.string(),
  idCard: z.string(),
  isDefault: flagCode,
  createdAt: instant,
  updatedAt: instant,
})
export type Contact = z.infer<typeof Contact>

/** The record: everything whole. */
export const ContactDetail = z.extend(Contact, { version: z.number(), timeline: z.array(TimelineEntry) })
export type ContactDetail = z.infer<typeof ContactDetail>

export const ContactSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  type: code(contactType),
  name: requiredText(60),
  mobile: orEmpty(mobile),
  landline: orEmpty(phone),
  email: orEmpty(email),
  qq: orEmpty(qq),
  idCard: orEmpty(idCard),
  isDefault: z._default(flag, 0),
})
export type ContactSave = z.infer<typeof ContactSave>

export const ContactQuery = listQuery({
  filters: {
    /** Name (also by pinyin and initials), mobile, landline, email or QQ; an ID number only when it is whole. */
    keyword: z.optional(text(100)),
    type: z.optional(code(contactType)),
    isDefault: z.optional(flag),
    ...createdRange,
  },
  sortable: ['name', 'type', 'createdAt', 'updatedAt'],
})
export type ContactQuery = z.infer<typeof ContactQuery>

export const contactColumns = [
  'type',
  'name',
  'mobile',
  'landline',
  'email',
  'qq',
  'idCard',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const
export type ContactColumn = (typeof contactColumns)[number]
export const ContactExport = exportQuery(ContactQuery, contactColumns)
export type ContactExport = z.infer<typeof ContactExport>

/** What a picker shows; the mobile number is masked. */
export const ContactOption = z.pick(Contact, {
  id: true,
  type: true,
  name: true,
  mobile: true,
  isDefault: true,
})
export type ContactOption = z.infer<typeof ContactOption>
export const ContactOptionQuery = z.strictObject({
  keyword: z.optional(text(100)),
  type: z.optional(code(contactType)),
})
export type ContactOptionQuery = z.infer<typeof ContactOptionQuery>
