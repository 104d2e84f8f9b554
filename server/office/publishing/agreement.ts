import type { AgreementPublication, AgreementSetting } from '@quayside/contract/kernel/agreement.ts'
import { agreementDate, agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import { checkAgreementDay } from '@quayside/contract/office/agreement.rules.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { announceAgreement } from '../../modules/account/announce-agreement.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { agreementsOf, findAgreementHeads } from '../../platform/system/agreement.ts'
import { findSettings, readSettings } from '../../platform/system/settings.ts'
import { shippedTexts } from '../../platform/system/shipped-agreement.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

const findNewestTexts = sql
  .selectFrom('agreement_version')
  .select(raw<AgreementSetting['texts']>`texts`.as('texts'))
  .orderBy('place', 'desc')
  .limit(1)

const readSettingOf =
  (call: OfficeCall) =>
  async (read: Reader): Promise<AgreementSetting> => {
    const [heads, [newest], settings] = await read(findAgreementHeads, findNewestTexts, findSettings)
    const { all } = agreementsOf(heads, call.platform.clock)
    return {
      texts: newest?.texts ?? shippedTexts((locale) => readSettings(settings, locale).title),
      effectiveOn: all[0]?.date ?? agreementDate,
      published: all.map((head, place) => ({ ...head, publishedAt: heads[place]?.published_at ?? null })),
      version: heads.length,
    }
  }

export const getAgreementSetting = (call: OfficeCall): Promise<AgreementSetting> =>
  readSettingOf(call)(call.read)

export function publishAgreement(
  call: OfficeCall,
  { body }: { body: AgreementPublication },
): Promise<AgreementSetting> {
  const today = call.platform.clock.today()
  const read = readSettingOf(call)
  return changeSettingOf(call, {
    key: 'agreement',
    version: body.version,
    read,
    write: async (tx) => {
      const { published, effectiveOn: last } = await read(readWithin(tx))
      refuseIfAny(checkAgreementDay(body.effectiveOn, { today, last }))
      await addVersion(
        tx,
        body,
        published.map(({ version }) => version),
      )
      await announceAgreement(tx, today)
      return read(readWithin(tx))
    },
    valueOf: ({ texts, effectiveOn, published }) => ({
      number: published[0]?.version ?? agreementVersion,
      effectiveOn,
      ...texts,
    }),
  })
}

/** Numbered by the year of its day: 2027.1, 2027.2. Of two that are published at once the second is refused. */
async function addVersion(
  tx: Tx,
  { effectiveOn, texts, version }: AgreementPublication,
  known: readonly string[],
): Promise<void> {
  const year = effectiveOn.slice(0, 4)
  const ofYear = known.filter((number) => number.startsWith(`${year}.`)).length
  const added = await tx
    .insertInto('agreement_version')
    .values({
      place: version + 1,
      number: `${year}.${ofYear + 1}`,
      effective_on: effectiveOn,
      texts: JSON.stringify(texts),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst()
  if (!added) throw refuse('record.stale')
}
