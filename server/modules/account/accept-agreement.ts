import { checkAgreement } from '@quayside/contract/account/password.rules.ts'
import type {
  AgreementAcceptance,
  AgreementAccepted,
  AgreementToAccept,
} from '@quayside/contract/kernel/agreement.ts'
import { agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { agreementInForce, agreementsOf, findAgreementHeads } from '../../platform/system/agreement.ts'

/** Stored once for each version: a second time keeps the first. */
export async function keepAcceptance(tx: Tx, personId: string, version: string): Promise<AgreementAccepted> {
  await tx
    .insertInto('agreement_acceptance')
    .values({ person_id: personId, version })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { accepted_at: acceptedAt } = await tx
    .selectFrom('agreement_acceptance')
    .select('accepted_at')
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('person')
    .set({ consent_version: version, consent_at: acceptedAt })
    .where('id', '=', personId)
    .execute()
  return { version, acceptedAt }
}

/** Only the version in force is accepted: one that another has replaced was not what the person read. */
export async function acceptAgreement(
  call: Call,
  { body }: { body: AgreementAcceptance },
): Promise<AgreementAccepted> {
  refuseIfAny(checkAgreement(body.agree))
  return call.write(async (tx) => {
    const { version } = await agreementInForce(tx, call.platform.clock)
    if (version !== body.version) throw refuse('agreement.notInForce', { version })
    return keepAcceptance(tx, call.principal.personId, version)
  })
}

export const findAgreementChanges = (locale: Locale) =>
  findAgreementHeads.select(raw<string>`texts -> ${locale}::text ->> 'changes'`.as('changes'))
type ChangesRow = InferResult<ReturnType<typeof findAgreementChanges>>[number]

/** Nothing while the shipped version is in force: registering accepts it. */
export function agreementToAccept(
  rows: readonly ChangesRow[],
  accepted: string | null,
  clock: Clock,
): AgreementToAccept | undefined {
  const { inForce, all } = agreementsOf(rows, clock)
  if (inForce.version === agreementVersion || inForce.version === accepted) return undefined
  const numbers = all.map(({ version }) => version)
  const since = accepted === null ? -1 : numbers.indexOf(accepted)
  const missed = rows.slice(numbers.indexOf(inForce.version), since === -1 ? undefined : since)
  return {
    version: inForce.version,
    date: inForce.date,
    changes: missed.map(({ changes }) => changes),
  }
}

export const findAcceptances = (personId: string) =>
  sql
    .selectFrom('agreement_acceptance')
    .select(['version', 'accepted_at'])
    .where('person_id', '=', personId)
    .orderBy('accepted_at', 'desc')
    .orderBy('version', 'desc')
