import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { OriginRateDraft } from '@quayside/contract/products/origin-rate.ts'
import type { Tx } from '../../platform/database/database.ts'

const unitsDictionary = 1003

type Recorded = { readonly id: string } | { readonly findings: readonly Finding[] }

/** Rates that the provider brings: valid ones are saved by their reference, the others are refused one by one. */
export async function recordOriginRates(
  tx: Tx,
  rows: readonly OriginRateDraft[],
  check: (draft: OriginRateDraft, units: ReadonlySet<string>) => Finding[],
): Promise<Recorded[]> {
  const entries = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', unitsDictionary)
    .execute()
  const units = new Set(entries.map(({ value }) => value))
  const recorded: Recorded[] = []
  for (const draft of rows) {
    const findings = check(draft, units)
    recorded.push(findings.length > 0 ? { findings } : { id: await write(tx, draft) })
  }
  return recorded
}

async function write(tx: Tx, draft: OriginRateDraft): Promise<string> {
  // The provider's rates replace the samples that were shipped for the same code and measure.
  await tx
    .deleteFrom('hs_rate')
    .where('is_sample', '=', true)
    .where('code', '=', draft.code)
    .where('measure', '=', draft.measure)
    .execute()
  const values = {
    code: draft.code,
    measure: draft.measure,
    agreement: draft.agreement,
    origins: draft.origins,
    ad_valorem: draft.adValorem,
    specific: draft.specific,
    unit: draft.unit,
    valid_from: draft.validFrom,
    valid_until: draft.validUntil,
    is_sample: false,
  }
  const { id } = await tx
    .insertInto('hs_rate')
    .values({ reference: draft.reference, ...values })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
