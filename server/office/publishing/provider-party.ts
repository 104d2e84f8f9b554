import type { ProviderPartySetting } from '@quayside/contract/office/provider-party.ts'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

const partyKey = 'provider'

const findParty = sql.selectFrom('system_config').select(['value', 'version']).where('key', '=', partyKey)

const unset: ProviderPartySetting['party'] = {
  name: '',
  englishName: '',
  creditCode: '',
  address: '',
  phone: '',
  representative: '',
  bank: '',
  bankAccount: '',
}

const readParty = async (read: Reader): Promise<ProviderPartySetting> => {
  const [[row]] = await read(findParty)
  const party = (row?.value as { '*'?: object } | undefined)?.['*']
  return { party: { ...unset, ...party }, version: row?.version ?? 0 }
}

export const getProviderParty = (call: OfficeCall): Promise<ProviderPartySetting> => readParty(call.read)

/** A contract that is signed keeps the party that was in it. */
export const saveProviderParty = (
  call: OfficeCall,
  { body: { party, version } }: { body: ProviderPartySetting },
): Promise<ProviderPartySetting> =>
  changeSettingOf(call, {
    key: partyKey,
    version,
    read: readParty,
    write: async (tx) => ({
      party,
      version: await keepSetting(tx, { key: partyKey, value: party, version }),
    }),
    valueOf: (setting) => setting.party,
  })
