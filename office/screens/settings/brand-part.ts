import {
  type Brand,
  type BrandSetting,
  brandInWords,
  brandPictures,
} from '@quayside/contract/kernel/brand.ts'
import { checkBrand } from '@quayside/contract/office/brand.rules.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { api, uploadTo } from '../../lib/api.ts'
import { type SettingPart, useSettingPart } from './setting-part.tsx'

/** Names of what is set, for the search. */
export const brandWords = [
  'logo',
  'favicon',
  'letterhead',
  'stamp',
  'colours',
  'papers',
  'mailFooter',
] as const

export type BrandForm = Form<Brand>

/** Chosen files by the addresses under which the page shows them; they leave the page with the save alone. */
const chosen = new Map<string, File>()

/** The picture as the preview shows it, before anything of it is sent. */
export function choosePicture(file: File): NonNullable<Brand['logo']> {
  const address = URL.createObjectURL(file)
  chosen.set(address, file)
  return { address, name: `${file.name.slice(0, 150)} (${Math.ceil(file.size / 1024)} KB)` }
}

async function withUploaded(brand: Brand): Promise<Brand> {
  const uploaded = new Map<string, unknown>()
  for (const picture of brandPictures) {
    const file = chosen.get(brand[picture]?.address ?? '')
    if (file) uploaded.set(picture, await uploadTo('POST system/online/brand/upload', file, { picture }))
  }
  return { ...brand, ...Object.fromEntries(uploaded) }
}

export function useBrandPart(stored: BrandSetting): SettingPart<Brand> {
  const textsOf = useFindingTexts()
  return useSettingPart<Brand, BrandSetting>({
    key: 'brand',
    stored,
    valuesOf: ({ brand }) => brand,
    shownOf: brandInWords,
    check: (brand) => textsOf(checkBrand(brand)),
    send: async (brand, { version }) =>
      api('POST system/online/brand/save', { body: { brand: await withUploaded(brand), version } }),
  })
}
