import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { Attachment, createdRange, NextStep, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant, requiredText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { consultationState } from './notice.codes.ts'

/** The dictionary of subjects. */
export const consultationSubjects = 1016

/** A line of the list: one thread. */
export const Consultation = z.object({
  id,
  number: z.string(),
  /** A value of dictionary 1016, and its name in the reader's language. */
  subject: z.string(),
  subjectName: z.string(),
  title: z.string(),
  state: z.number(),
  askedBy: z.string(),
  messageCount: z.number(),
  /** Answers that no member of the company has read yet. */
  unreadCount: z.number(),
  lastMessageAt: instant,
  createdAt: instant,
  updatedAt: instant,
})
export type Consultation = z.infer<typeof Consultation>

export const ConsultationMessage = z.object({
  id,
  side: z.enum(['customer', 'provider']),
  author: z.string(),
  message: z.string(),
  /** When the other side read it. */
  readAt: z.nullable(instant),
  createdAt: instant,
  attachments: z.array(Attachment),
})
export type ConsultationMessage = z.infer<typeof ConsultationMessage>

export const ConsultationDetail = z.extend(Consultation, {
  version: z.number(),
  messages: z.array(ConsultationMessage),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
})
export type ConsultationDetail = z.infer<typeof ConsultationDetail>

export const longestMessage = 4000
const message = requiredText(longestMessage)
export const mostMessageFiles = 5
const fileIds = z._default(z.array(id).check(z.maxLength(mostMessageFiles)), [])

/** A question opens a thread; it cannot be changed afterwards. */
export const ConsultationSave = z.strictObject({
  subject: requiredText(60),
  title: requiredText(100),
  message,
  fileIds,
})
export type ConsultationSave = z.infer<typeof ConsultationSave>

export const FollowUpInput = z.strictObject({ message, fileIds })
export type FollowUpInput = z.infer<typeof FollowUpInput>
export const AnswerInput = z.strictObject({ message, fileIds })
export type AnswerInput = z.infer<typeof AnswerInput>

export const ConsultationQuery = listQuery({
  filters: {
    /** Number or title. */
    keyword: z.optional(text(100)),
    subject: z.optional(text(60)),
    state: z.optional(code(consultationState)),
    ...createdRange,
  },
  sortable: ['number', 'state', 'lastMessageAt', 'createdAt'],
})
export type ConsultationQuery = z.infer<typeof ConsultationQuery>

/** Which permission each of the customer's steps asks for. */
export const consultationStepAccess = {
  followUp: 'home-consultation-ask',
  close: 'home-consultation-ask',
} as const satisfies Record<string, Permission>
