import { type LandingSectionsSetting, sectionsInWords } from '@quayside/contract/kernel/landing-sections.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import {
  findSections,
  type StoredSection,
  sectionsKey,
  sectionsOf,
} from '../../platform/system/landing-sections.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

/** Without the sizes of the pictures, which the server knows by itself. */
const readSetting = async (read: Reader): Promise<LandingSectionsSetting> => {
  const [[row]] = await read(findSections)
  return { sections: sectionsOf(row?.value).map(withoutSize), version: row?.version ?? 0 }
}

const withoutSize = ({ name, isShown, picture }: StoredSection) => ({
  name,
  isShown,
  picture: picture && { address: picture.address, name: picture.name, texts: picture.texts },
})

export const getLandingSections = (call: OfficeCall): Promise<LandingSectionsSetting> =>
  readSetting(call.read)

export const saveLandingSections = (
  call: OfficeCall,
  { body: { sections, version } }: { body: LandingSectionsSetting },
): Promise<LandingSectionsSetting> =>
  changeSettingOf(call, {
    key: sectionsKey,
    version,
    read: readSetting,
    write: async (tx) => {
      const withPictures = await withStoredPictures(tx, sections)
      return {
        sections: withPictures.map(withoutSize),
        version: await keepSetting(tx, { key: sectionsKey, value: { sections: withPictures }, version }),
      }
    },
    valueOf: (setting) => sectionsInWords(setting.sections),
  })

/** Each picture under the name that it was uploaded with; an address that was never uploaded is refused. */
async function withStoredPictures(
  tx: Tx,
  sections: LandingSectionsSetting['sections'],
): Promise<StoredSection[]> {
  const addresses = sections.flatMap(({ picture }) => picture?.address ?? [])
  const rows = await tx
    .selectFrom('brand_picture')
    .select(['address', 'name', 'width', 'height'])
    .where('address', 'in', ['', ...addresses])
    .execute()
  return sections.map(({ picture, ...section }, place) => {
    if (picture === null) return { ...section, picture }
    const row = rows.find(({ address }) => address === picture.address)
    if (!row) throw new Refusal([at(`sections.${place}.picture`, 'brand.picture')])
    return { ...section, picture: { ...row, texts: picture.texts } }
  })
}
