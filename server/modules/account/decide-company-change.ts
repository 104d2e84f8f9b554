import type { ReviewedField } from '@quayside/contract/account/company-change.rules.ts'
import { companyChangeMachine } from '@quayside/contract/account/company-change.states.ts'
import type { TransitionOf } from '@quayside/contract/kernel/machine.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { attachFiles, findAttachments } from '../../platform/files/attachments.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import type { LockedBy } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import {
  type CompanyChangeRow,
  companyChangeKey,
  findCompanyOfChange,
  lockCompanyChange,
} from './company-change-queries.ts'
import { companyKey, findCertified, licenceKind, lockCompany } from './company-queries.ts'

type Given = { note?: string | undefined; reason?: string | undefined }
const taken = at('creditCode', 'company.creditCodeTaken')

export const withdrawCompanyChange = (
  call: Call,
  { params, body }: { params: { id: string }; body: Given },
): Promise<Saved> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const change = getOrRefuse(await lockCompanyChange(tx, params.id, acting.companyId))
    return move(tx, acting, change, { name: 'withdraw', given: body })
  })

/** The company first, then its change. */
export async function lockDecidedChange(tx: Tx, id: string) {
  const owner = await findCompanyOfChange(tx, id)
  if (!owner) return undefined
  const company = await lockCompany(tx, owner.company_id)
  const change = await lockCompanyChange(tx, id, owner.company_id)
  return company && change && { company, change }
}

type Decision = {
  readonly id: string
  readonly decision: 'approve' | 'reject'
  readonly reason?: string | undefined
  readonly locked?: LockedBy<typeof lockDecidedChange>
}

/** The provider's answer; rejecting needs a reason, approving applies the proposed values to the company. */
export async function decideCompanyChange(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  input: Decision,
): Promise<Saved> {
  const { company, change } = input.locked ?? getOrRefuse(await lockDecidedChange(tx, input.id))
  const saved = await move(tx, acting, change, {
    name: input.decision,
    given: { reason: input.reason },
    notice: {
      phrase: `companyChange.${input.decision}`,
      params: { name: change.after.name ?? company.name, reason: input.reason ?? '' },
    },
  })
  if (input.decision === 'approve') await apply(tx, change)
  return saved
}

async function move(
  tx: Tx,
  acting: Acting,
  change: CompanyChangeRow,
  {
    name,
    given,
    notice,
  }: { name: TransitionOf<typeof companyChangeMachine>; given: Given; notice?: NoticeOf },
): Promise<Saved> {
  const key = companyChangeKey(change.company_id, change.id)
  const { written: version } = await runTransition(tx, acting, key, {
    machine: companyChangeMachine,
    name,
    state: change.state,
    facts: {},
    given,
    notice,
    write: (state) =>
      writeStep(tx, 'company_change', key, {
        state: Number(state),
        reason: given.reason ?? null,
        decided_at: raw<string>`now()`,
      }),
  })
  return { id: change.id, version }
}

const columnOf = {
  name: 'name',
  creditCode: 'credit_code',
  legalPerson: 'legal_person',
  legalPersonId: 'legal_person_id_sealed',
  licenceNo: 'licence_no',
} as const satisfies Record<ReviewedField, string>

async function apply(tx: Tx, change: CompanyChangeRow): Promise<void> {
  const { company_id: companyId, after } = change
  if (after.creditCode !== undefined) {
    // Checked in advance, because a violation of the unique index would abort the caller's transaction.
    const { rows } = await tx.executeQuery(findCertified(after.creditCode, companyId).compile())
    refuseIfAny(rows.length > 0 ? [taken] : [])
  }
  const values = Object.fromEntries(
    Object.entries(after).map(([name, value]) => [columnOf[name as ReviewedField], value]),
  )
  await refusingDuplicates({ company_credit_code: taken }, () =>
    tx
      .updateTable('company')
      .set({ updated_at: raw<string>`now()`, ...values })
      .where('id', '=', companyId)
      .execute(),
  )
  if (!change.has_new_licence) return
  const [files] = await readWithin(tx)(findAttachments(companyChangeKey(companyId, change.id)))
  const { entity } = companyKey(companyId)
  const fileIds = files.map((file) => file.file_id)
  await attachFiles(
    tx,
    { companyId, memberId: null },
    { entity, entityId: companyId, kind: licenceKind, fileIds },
  )
}
