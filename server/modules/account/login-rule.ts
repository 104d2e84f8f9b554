import type { LoginRule, LoginRuleSave } from '@quayside/contract/account/second-factor.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql } from '../../platform/database/database.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { saveSetting } from '../../platform/records/save-setting.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockAdministrators } from './administrators.ts'
import { findLoginSettings, loginSettingsOf } from './second-factor/factors.ts'

const findRule = (companyId: string) =>
  sql
    .selectFrom('login_rule')
    .select(['is_second_factor_required', 'version'])
    .where('company_id', '=', companyId)

async function readRule(read: Reader, companyId: string): Promise<LoginRule> {
  const [[rule], [setting]] = await read(findRule(companyId), findLoginSettings)
  return {
    isSecondFactorRequired: rule?.is_second_factor_required ?? false,
    isRequiredByProvider: loginSettingsOf(setting?.value).isCustomerFactorRequired,
    version: rule?.version ?? 0,
  }
}

export const getLoginRule = (call: Call): Promise<LoginRule> => readRule(call.read, call.principal.companyId)

/** Takes effect with each member's next log-in. */
export const saveLoginRule = (
  call: Call,
  { body: { isSecondFactorRequired, version } }: { body: LoginRuleSave },
): Promise<LoginRule> =>
  call.write(async (tx) => {
    const { companyId } = call.principal
    // Locked also against a second save at the same moment.
    const administrators = await lockAdministrators(tx, companyId, [])
    if (!administrators.includes(call.principal.memberId)) throw refuse('access.forbidden')
    const before = await readRule(readWithin(tx), companyId)
    if (before.version !== version) throw refuse('record.stale')
    await saveSetting(tx, call.principal, {
      table: 'login_rule',
      values: { is_second_factor_required: isSecondFactorRequired },
      note: `loginRule ${isSecondFactorRequired ? 'on' : 'off'}`,
    })
    return readRule(readWithin(tx), companyId)
  })
