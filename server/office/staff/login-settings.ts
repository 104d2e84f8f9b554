import type { LoginSettingsSave } from '@quayside/contract/account/second-factor.ts'
import { removeFactorsOf, textAboutReset } from '../../modules/account/reset-second-factor.ts'
import { findLoginSettings, loginKey, loginSettingsOf } from '../../modules/account/second-factor/factors.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'

export async function getLoginSettings(call: OfficeCall): Promise<LoginSettingsSave> {
  const [[row]] = await call.read(findLoginSettings)
  return { settings: loginSettingsOf(row?.value), version: row?.version ?? 0 }
}

/** Takes effect with the next log-in of each. */
export const saveLoginSettings = (
  call: OfficeCall,
  { body: { settings, version } }: { body: LoginSettingsSave },
): Promise<LoginSettingsSave> =>
  call.write(async (tx, note) => {
    note.target = `setting ${loginKey}`
    return { settings, version: await keepSetting(tx, { key: loginKey, value: settings, version }) }
  })

/** For a customer's member who lost everything, and whose company has no other administrator to ask. */
export async function resetMember(call: OfficeCall, { params }: { params: { id: string } }): Promise<void> {
  const mobile = await call.write(async (tx, note) => {
    const member = getOrRefuse(
      await tx
        .selectFrom('member')
        .select(['company_id', 'mobile'])
        .where('id', '=', params.id)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),
    )
    note.companyId = member.company_id
    await removeFactorsOf(tx, call.acting, { companyId: member.company_id, id: params.id })
    return member.mobile
  })
  await textAboutReset(call, mobile)
}
