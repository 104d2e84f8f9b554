import {
  type DemoApproval,
  type DemoAsked,
  demoApprovals,
  demoRivalApprovals,
  productOf,
  demoApprovalTexts as said,
} from '@quayside/db/seeds/demo/approvals.ts'
import { stepApproval } from '../modules/filings/approval-steps.ts'
import type { ApprovalGiven } from '../modules/filings/approval-way.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { demoDocument } from './demo-document.ts'
import { approvalStatements } from './redate-approvals.ts'
import { redateDocuments } from './redate-demo.ts'

const desk = { actor: 'provider', id: null, name: said.provider } as const
const steps = ['register', 'acceptFiling', 'beginCheck', 'submitAtWindow', 'beginReview', 'complete'] as const

type Seeded = { readonly token: string; readonly isRival: boolean }
type Seeding = {
  readonly token: string
  readonly provide: (id: string, name: string, given: ApprovalGiven) => Promise<unknown>
  readonly call: DemoClient['call']
  /** A file under this name; all have the same page in them. */
  readonly paper: (name: string) => Promise<string>
}

/** Approval filings in every state, over a year. */
export async function seedApprovals(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: Seeded,
): Promise<void> {
  const bytes = await demoDocument('filingPaper', said.provider, [])
  const uploads = new Map<string, Promise<string>>()
  const upload = async (name: string): Promise<string> => {
    const file = { name: `${name}.pdf`, bytes }
    return (await client.call<{ id: string }>('POST system/online/file/upload', { token, file })).id
  }
  const seeding: Seeding = {
    token,
    call: client.call,
    provide: (id, name, given) =>
      platform.staff.transaction([], (tx) => stepApproval(tx, desk, { id, name, given })),
    paper(name) {
      const known = uploads.get(name) ?? upload(name)
      uploads.set(name, known)
      return known
    },
  }
  const statements: string[] = []
  for (const filing of isRival ? demoRivalApprovals : demoApprovals)
    statements.push(...approvalStatements(await seedApproval(seeding, filing), filing))
  await redateDocuments(platform.ownerUrl, { guards: ['approval_order touch'], statements })
}

async function seedApproval(seeding: Seeding, filing: DemoApproval): Promise<string> {
  const { token, call, paper, provide } = seeding
  const { lines, ...product } = productOf(filing)
  const attachments = {
    'filing-application': [await paper(said.application)],
    'ingredient-list': [await paper(said.formula)],
  }
  const rows = lines.map(([name, inciName, casNumber, additiveNumber, purpose, percentage], place) => ({
    key: `line-${place + 1}`,
    name,
    inciName,
    casNumber,
    additiveNumber,
    purpose,
    percentage,
  }))
  const { id } = await call<{ id: string }>('POST filing/online/approval/save', {
    token,
    body: { ...product, lines: rows, attachments },
  })
  if (filing.way.length === 1) return id
  await call('POST filing/online/approval/{id}/submit', { token, params: { id }, body: {} })
  const reached = steps.slice(0, filing.way.length - 2)
  const isDone = reached.includes('complete')
  // A filing is completed with nothing open, so what was asked for comes before its last step.
  for (const [place, name] of reached.filter((each) => each !== 'complete').entries())
    await provide(id, name, { fileIds: [await paper(said.papers[place] ?? name)] })
  for (const asked of filing.asked ?? []) await seedDocument(seeding, id, asked)
  if (isDone)
    await provide(id, 'complete', {
      certificateNumber: `SJ${1_200 + Number(id)}`,
      fileIds: [await paper(said.papers.at(-1) ?? '')],
    })
  if (filing.isCancelled) await provide(id, 'cancel', { reason: said.cancelled })
  return id
}

/** One document: asked for, perhaps handed in, accepted or sent back. */
async function seedDocument(
  { token, call, paper, provide }: Seeding,
  id: string,
  { name, note, became }: DemoAsked,
): Promise<void> {
  await provide(id, 'askDocuments', { documents: [{ name, note, dueOn: null }] })
  if (became === 'open') return
  const { documents } = await call<{ documents: { id: string }[] }>(`GET filing/online/approval/${id}`, {
    token,
  })
  const documentId = documents.at(-1)?.id ?? ''
  const body = { documentId, fileIds: [await paper(name)], note: said.note }
  await call('POST filing/online/approval/{id}/handIn', { token, params: { id }, body })
  if (became === 'accepted') await provide(id, 'acceptDocument', { documentId })
  if (became === 'sentBack') await provide(id, 'sendBackDocument', { documentId, reason: said.sentBack })
}
