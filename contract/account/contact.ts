import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { isMobile, isPhone } from '../kernel/formats.ts'
import { maskEmail, maskIdCard, maskLandline, maskMobile, maskQq } from '../kernel/mask.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, detailShape, flag, savedKey } from '../kernel/record.ts'
import { code, email, idCard, orEmpty, phone, requiredText, text } from '../kernel/schema.ts'
import { contactType } from './contact.codes.ts'

/** A mainland mobile number; one from elsewhere, such as a Hong Kong driver's, with its country code. */
const mobile = z.string().check(
  z.trim(),
  z.refine((value) => isMobile(value) || (value.startsWith('+') && isPhone(value)), 'contact.mobile'),
)
const qq = z.string().check(z.trim(), z.regex(/^[1-9]\d{4,10}$/, 'contact.qq'))

export const contactColumns = {
  type: { kind: 'code', codes: contactType, save: code(contactType), sort: 'plain', width: 14 },
  name: { kind: 'text', save: requiredText(60), sort: 'pinyin' },
  mobile: { kind: 'text', isCopied: true, save: orEmpty(mobile), mask: maskMobile, isWholeInExport: true },
  landline: { kind: 'text', isCopied: true, save: orEmpty(phone), mask: maskLandline, isWholeInExport: true },
  email: { kind: 'text', save: orEmpty(email), mask: maskEmail, width: 26 },
  qq: { kind: 'text', isCopied: true, save: orEmpty(qq), mask: maskQq },
  /** Kept sealed. */
  idCard: { kind: 'text', save: orEmpty(idCard), isComputed: true, mask: maskIdCard, width: 22 },
  isDefault: { kind: 'flag', save: z._default(flag, 0), width: 8 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(contactColumns)

export const Contact = z.object(shapes.row)
export type Contact = z.infer<typeof Contact>

export const ContactDetail = z.extend(Contact, detailShape)
export type ContactDetail = z.infer<typeof ContactDetail>

export const ContactSave = z.strictObject({ ...savedKey, ...shapes.save })
export type ContactSave = z.infer<typeof ContactSave>

export const ContactQuery = listQuery({
  filters: {
    /** Name (also by pinyin and initials), mobile, landline, email or QQ; an ID number only when it is whole. */
    keyword: z.optional(text(100)),
    type: z.optional(code(contactType)),
    isDefault: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type ContactQuery = z.infer<typeof ContactQuery>

export const ContactExport = exportQuery(ContactQuery, shapes.exported)
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
