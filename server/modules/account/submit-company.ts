import { checkCompany } from '@quayside/contract/account/company.rules.ts'
import { companyMachine } from '@quayside/contract/account/company.states.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireStep, runTransition } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import type { Submitter } from '../../platform/system/submit-drafts.ts'
import { companyKey, findCertified, findLicences, lockCompany } from './company-queries.ts'
import { toCompany } from './get-company.ts'

export async function submitOwnCompany(call: Call, { params }: { params: { id: string } }): Promise<void> {
  await call.write((tx) => submitCompany(tx, call, params.id))
}

/** The same by commitAudit, each id answered on its own. */
export const companySubmitter: Submitter = {
  access: 'onboarding',
  submit: (call, tx, id) => submitCompany(tx, call, id),
}

/** §5: everything the review asks for is checked here, on the locked row. */
async function submitCompany(tx: Tx, call: Call, id: string): Promise<void> {
  const { principal, platform } = call
  if (id !== principal.companyId) throw refuse('record.notFound')
  if (!may(principal, 'hub-company-edit')) throw refuse('access.forbidden')
  const row = getOrRefuse(await lockCompany(tx, id))
  const asked = { machine: companyMachine, name: 'submit', state: row.certification, facts: {} }
  requireStep(asCustomer(principal), asked)
  const company = toCompany(row, platform.personalData)
  const { rows: licences } = await tx.executeQuery(findLicences(id).compile())
  refuseIfAny(
    checkCompany({ ...company, hasAgreed: company.agreedAt !== null, licenceCount: licences.length }),
  )
  // Row-level security hides other companies from this transaction, so this query runs as the provider's role.
  const [taken = []] = await platform.staff.read([findCertified(company.creditCode, id).compile()])
  refuseIfAny(taken.length > 0 ? [at('creditCode', 'company.creditCodeTaken')] : [])
  await runTransition(tx, asCustomer(principal), companyKey(id), {
    ...asked,
    write: (code) =>
      tx
        .updateTable('company')
        .set({
          certification: String(code),
          submitted_at: raw<string>`now()`,
          certification_reason: null,
        })
        .where('id', '=', id)
        .execute(),
  }) // Registration asks for a number only, so the first member gets the agent's name.
  await tx
    .updateTable('member')
    .set({ name: company.agentName })
    .where('company_id', '=', id)
    .where('id', '=', principal.memberId)
    .where('name', '=', '')
    .execute()
}
