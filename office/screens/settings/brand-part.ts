import {
  type Brand,
  type BrandSetting,
  brandInWords,
  brandPictures,
} from '@quayside/contract/kernel/brand.ts'
import { checkBrand } from '@quayside/contract/office/brand.rules.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { api } from '../../lib/api.ts'
import { uploadChosen } from './chosen-pictures.ts'
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
  'replyTo',
  'icpNumber',
] as const

export type BrandForm = Form<Brand>

async function withUploaded(brand: Brand): Promise<Brand> {
  const uploaded = new Map<string, unknown>()
  for (const picture of brandPictures) {
    const address = await uploadChosen(brand[picture]?.address, picture)
    if (address) uploaded.set(picture, address)
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
