import * as z from 'zod/mini'
import type { Finding } from '../kernel/refusal.ts'
import { date, id, instant, optionalText, requiredText, text } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { type ApprovalDocumentStateKey, approvalDocumentState } from './approval.codes.ts'

/** A document that the provider asked for, with the files that were handed in for it last. */
export const ApprovalDocument = z.object({
  id,
  state: z.number(),
  name: z.string(),
  note: z.string(),
  dueOn: z.nullable(date),
  fileIds: z.array(id),
  /** Why it was sent back. */
  reason: z.string(),
  askedAt: instant,
  handedInAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
})
export type ApprovalDocument = z.infer<typeof ApprovalDocument>

export const AskedDocument = z.strictObject({
  name: requiredText(100),
  note: optionalText(200),
  dueOn: z._default(z.nullable(date), null),
})
export type AskedDocument = z.infer<typeof AskedDocument>
export const askedDocuments = z.array(AskedDocument).check(z.minLength(1, 'selection.empty'), z.maxLength(20))

/** What the customer hands in for one of them. */
export const HandInInput = z.strictObject({
  documentId: id,
  fileIds: z.array(id).check(z.minLength(1, 'field.required'), z.maxLength(10)),
  note: z.optional(text(500)),
})
export type HandInInput = z.infer<typeof HandInInput>

/** In which states of a document a step may be taken with it, and where it leads. */
const steps = {
  handIn: { from: ['asked', 'sentBack'], to: 'handedIn' },
  acceptDocument: { from: ['handedIn'], to: 'accepted' },
  sendBackDocument: { from: ['handedIn'], to: 'sentBack' },
  withdrawDocument: { from: ['asked', 'sentBack'], to: 'withdrawn' },
} as const satisfies Record<string, { from: ApprovalDocumentStateKey[]; to: ApprovalDocumentStateKey }>
export type DocumentStep = keyof typeof steps
export const isDocumentStep = (name: string): name is DocumentStep => Object.hasOwn(steps, name)

export const mayStepDocument = (name: DocumentStep, state: number): boolean =>
  (steps[name].from as readonly string[]).includes(approvalDocumentState.keyOf(state) ?? '')
export const documentStateAfter = (name: DocumentStep): number => approvalDocumentState.codes[steps[name].to]

/** Documents that the customer still has to hand in. */
export const openDocumentStates: readonly number[] = steps.handIn.from.map(
  (state) => approvalDocumentState.codes[state],
)

/** A document is asked for once while it is open, and not for a day that has gone by. */
export function checkAsked(
  asked: readonly AskedDocument[],
  open: readonly string[],
  today: string,
): Finding[] {
  const names = new Set(open.map((name) => name.toLowerCase()))
  return asked.flatMap(({ name, dueOn }, place) => {
    const isTwice = names.has(name.toLowerCase())
    names.add(name.toLowerCase())
    return [
      ...(isTwice ? [at(`documents.${place}.name`, 'approvalDocument.twice')] : []),
      ...(dueOn !== null && dueOn < today
        ? [at(`documents.${place}.dueOn`, 'approvalStep.expectedBefore', { day: today })]
        : []),
    ]
  })
}
