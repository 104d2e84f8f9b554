import { type Database, sql } from '../database/database.ts'
import { StartRefused } from '../start-refused.ts'
import { type DataKeySettings, howToRestore } from './data-key.ts'
import { openPersonalData, type PersonalData, SealBroken } from './personal-data.ts'

const checkText = 'the data key of this database'

/**
 * Opens the data key and checks that it is the one that sealed what the database holds. With another one every page that
 * shows a sealed number would fail, and new rows would be sealed with a key that the old ones do not know.
 */
export async function openCheckedPersonalData(
  staff: Database,
  settings: DataKeySettings,
): Promise<PersonalData> {
  const [checks = [], companies = []] = await staff.read([
    sql.selectFrom('data_key_check').select('sealed').compile(),
    // A database from before the check was kept.
    sql.selectFrom('company').select('id').limit(1).compile(),
  ])
  const personalData = await openPersonalData(settings, checks.length > 0 || companies.length > 0)
  await staff.transaction([], async (tx) => {
    await tx
      .insertInto('data_key_check')
      .values({ sealed: personalData.seal(checkText) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Read again: another process that started at the same time may have written it.
    const { sealed } = await tx
      .selectFrom('data_key_check')
      .select('sealed')
      .forUpdate()
      .executeTakeFirstOrThrow()
    requireSameKey(personalData, sealed)
    if (personalData.isSealedWithFormerKey(sealed))
      await tx
        .updateTable('data_key_check')
        .set({ sealed: personalData.seal(checkText) })
        .execute()
  })
  return personalData
}

function requireSameKey(personalData: PersonalData, sealed: string): void {
  try {
    personalData.open(sealed)
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    throw new StartRefused(
      'The data key (DATA_KEY, or the file data.key in DATA_DIR) is not the one that sealed the data of this ' +
        `database. Nothing was changed. ${howToRestore} After a change of keys, DATA_KEY_FORMER names the old one.`,
    )
  }
}
