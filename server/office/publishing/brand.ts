import { createHash } from 'node:crypto'
import type { Brand, BrandSetting, BrandUpload, BrandUploaded } from '@quayside/contract/kernel/brand.ts'
import { brandInWords, brandPictures, isOnPapers, pictureLimits } from '@quayside/contract/kernel/brand.ts'
import { sectionPictureLimits, sectionPictureSide } from '@quayside/contract/kernel/landing-sections.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { checkBrand } from '@quayside/contract/office/brand.rules.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { brandKey, brandOf, findBrand } from '../../platform/brand/brand.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inspectUpload } from '../../platform/files/inspect-upload.ts'
import { sizeText } from '../../platform/files/outcome.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { keepSetting } from '../../platform/system/keep-setting.ts'
import type { OfficeCall } from '../office-call.ts'
import { changeSettingOf } from './change-setting.ts'

const readSetting = async (read: Reader): Promise<BrandSetting> => {
  const [[row]] = await read(findBrand)
  return { brand: brandOf(row?.value), version: row?.version ?? 0 }
}

export const getBrand = (call: OfficeCall): Promise<BrandSetting> => readSetting(call.read)

export function saveBrand(
  call: OfficeCall,
  { body: { brand, version } }: { body: BrandSetting },
): Promise<BrandSetting> {
  refuseIfAny(checkBrand(brand))
  return changeSettingOf(call, {
    key: brandKey,
    version,
    read: readSetting,
    write: async (tx) => {
      const withPictures = await withStoredPictures(tx, brand)
      return {
        brand: withPictures,
        version: await keepSetting(tx, { key: brandKey, value: withPictures, version }),
      }
    },
    valueOf: (setting) => brandInWords(setting.brand),
  })
}

/** Each picture by the name that it was uploaded with; an address that was never uploaded stays only where it stands. */
async function withStoredPictures(tx: Tx, brand: Brand): Promise<Brand> {
  const addresses = brandPictures.flatMap((name) => brand[name]?.address ?? [])
  const rows =
    addresses.length === 0
      ? []
      : await tx
          .selectFrom('brand_picture')
          .select(['address', 'name', 'mime'])
          .where('address', 'in', addresses)
          .execute()
  const before = brandOf((await tx.executeQuery(findBrand.compile())).rows[0]?.value)
  const pictureOf = (name: (typeof brandPictures)[number]) => {
    const { [name]: given } = brand
    if (given === null) return null
    const row = rows.find(({ address }) => address === given.address)
    if (row && !(isOnPapers(name) && row.mime === 'image/webp'))
      return { address: row.address, name: row.name }
    if (before[name]?.address === given.address) return before[name]
    throw new Refusal([at(name, 'brand.picture')])
  }
  return {
    ...brand,
    logo: pictureOf('logo'),
    logoDark: pictureOf('logoDark'),
    favicon: pictureOf('favicon'),
    letterhead: pictureOf('letterhead'),
    stamp: pictureOf('stamp'),
  }
}

/** By its content: the same picture uploaded again is the same address. */
export async function uploadPicture(
  call: OfficeCall,
  { body: { picture }, upload }: { body: BrandUpload; upload: Upload },
): Promise<BrandUploaded> {
  const limits = picture === 'section' ? sectionPictureLimits : pictureLimits
  const inspected = await inspectUpload(call.platform.parsing, upload, {
    ...limits,
    ...(picture === 'section' && { pageSide: sectionPictureSide }),
    accept: isOnPapers(picture) ? ['png', 'jpeg'] : ['png', 'jpeg', 'webp'],
  })
  if (!inspected.ok) throw new Refusal([{ code: inspected.reason, params: inspected.params, path: picture }])
  const { file } = inspected
  // A small file may unpack to a large picture, which every visitor would load.
  if (file.bytes.length > mostStored)
    throw new Refusal([at(picture, 'file.tooLarge', { max: sizeText(limits.maxBytes) })])
  const { mime, bytes, width = 0, height = 0 } = file
  const name = `${file.name} (${sizeText(bytes.length)})`
  const address = `/brand/${hashOf(bytes)}.${mime === 'image/jpeg' ? 'jpg' : mime.slice('image/'.length)}`
  return call.write(async (tx, note) => {
    note.target = `brand ${name}`
    await tx
      .insertInto('brand_picture')
      .values({ address, name, mime, content: bytes, width, height })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const pictures = await tx
      .selectFrom('brand_picture')
      .select(['address', 'name'])
      .where('address', '=', address)
      .executeTakeFirstOrThrow()
    return pictures
  })
}

const mostStored = 2 * pictureLimits.maxBytes

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
