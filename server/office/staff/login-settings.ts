import type { LoginSettingsSave } from '@quayside/contract/account/second-factor.ts'
import { sql as raw } from 'kysely'
import { removeFactorsOf, textAboutReset } from '../../modules/account/reset-second-factor.ts'
import { findLoginSettings, loginKey, loginSettingsOf } from '../../modules/account/second-factor/factors.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from '../publishing/change-setting.ts'

const readSettings = async (read: Reader): Promise<LoginSettingsSave> => {
  const [[row]] = await read(findLoginSettings)
  return { settings: loginSettingsOf(row?.value), version: row?.version ?? 0 }
}

export const getLoginSettings = (call: OfficeCall): Promise<LoginSettingsSave> => readSettings(call.read)

/** Takes effect with the next log-in of each. */
export const saveLoginSettings = (
  call: OfficeCall,
  { body: { settings, version } }: { body: LoginSettingsSave },
): Promise<LoginSettingsSave> =>
  changeSettingOf(call, {
    key: loginKey,
    version,
    read: readSettings,
    write: async (tx) => ({
      settings,
      version: await keepSetting(tx, { key: loginKey, value: settings, version }),
    }),
    valueOf: (setting) => setting.settings,
  })

/** For a customer's member who lost everything, and whose company has no other administrator to ask. */
export async function resetMember(call: OfficeCall, { params }: { params: { id: string } }): Promise<void> {
  const mobile = await call.write(async (tx, note) => {
    const member = getOrRefuse(
      await tx
        .selectFrom('member')
        .select(['id', 'company_id', 'mobile'])
        .select(raw<string>`person_id`.as('person_id'))
        .where('id', '=', params.id)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),
    )
    note.companyId = member.company_id
    await removeFactorsOf(tx, call.acting, { companyId: member.company_id, ...member })
    return member.mobile
  })
  await textAboutReset(call, mobile)
}
