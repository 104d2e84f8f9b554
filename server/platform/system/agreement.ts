import type {
  Agreement,
  AgreementHead,
  AgreementQuery,
  AgreementTexts,
} from '@quayside/contract/kernel/agreement.ts'
import { agreementDate, agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Clock } from '../clock.ts'
import { sql, type Tx } from '../database/database.ts'
import type { OpenCall } from '../session/call.ts'

/** Newest first; each is valid from its day until the day of a later one. */
export const findAgreementHeads = sql
  .selectFrom('agreement_version')
  .select(['number', 'effective_on', 'published_at'])
  .orderBy('place', 'desc')

const findText = (version: string) =>
  sql
    .selectFrom('agreement_version')
    .select(raw<AgreementTexts>`texts`.as('texts'))
    .where('number', '=', version)

export type AgreementRow = { readonly number: string; readonly effective_on: string }

/** The version in force, and all with it. Until the provider's first version is valid it is the shipped one. */
export function agreementsOf(
  heads: readonly AgreementRow[],
  clock: Clock,
): { inForce: AgreementHead; all: AgreementHead[] } {
  const today = clock.today()
  const known = [
    ...heads.map(({ number, effective_on: date }) => ({ version: number, date })),
    { version: agreementVersion, date: agreementDate },
  ]
  const place = known.findIndex(({ date }, at) => date <= today || at === known.length - 1)
  const all = known.map((head, at) => ({ ...head, isInForce: at === place }))
  const { [place]: inForce } = all
  if (!inForce) throw new Error('no version of the agreement is in force')
  return { inForce, all }
}

/** What a consent that is given now is stored with. */
export async function agreementInForce(tx: Tx, clock: Clock): Promise<AgreementHead> {
  const { rows } = await tx.executeQuery<AgreementRow>(findAgreementHeads.compile())
  return agreementsOf(rows, clock).inForce
}

export async function getAgreement(call: OpenCall, { query }: { query: AgreementQuery }): Promise<Agreement> {
  const { app, clock } = call.platform
  const [heads = []] = await app.read([findAgreementHeads.compile()])
  const { inForce, all } = agreementsOf(heads as AgreementRow[], clock)
  const wanted = query.version === undefined || query.version === '' ? inForce.version : query.version
  const head = all.find(({ version }) => version === wanted)
  if (!head) throw refuse('agreement.unknown', { version: wanted })
  const [found = []] = await app.read([findText(head.version).compile()])
  const texts = (found as { texts: AgreementTexts }[])[0]?.texts
  return { ...head, text: texts?.[call.locale] ?? null, versions: all }
}
