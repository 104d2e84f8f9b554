import type { LandingSection, LandingSectionsSetting } from '@quayside/contract/kernel/landing-sections.ts'
import { sectionsInWords } from '@quayside/contract/kernel/landing-sections.ts'
import { type Form, refusedFieldsOf } from '@quayside/kit/form/form.ts'
import { api } from '../../lib/api.ts'
import { uploadChosen } from './chosen-pictures.ts'
import { type SettingPart, useSettingPart } from './setting-part.tsx'

export type SectionsForm = Form<{ sections: LandingSection[] }>

/** An upload that is refused is told at the section whose picture it is. */
async function withUploaded(section: LandingSection, place: number): Promise<LandingSection> {
  const { picture } = section
  try {
    const uploaded = await uploadChosen(picture?.address, 'section')
    return picture && uploaded ? { ...section, picture: { ...picture, ...uploaded } } : section
  } catch (error) {
    const fields = refusedFieldsOf(error).map((field) => ({ ...field, path: picturePath(place) }))
    throw error instanceof Error && fields.length > 0 ? Object.assign(error, { fields }) : error
  }
}

export const picturePath = (place: number): string => `sections.${place}.picture`

async function uploadAll(sections: readonly LandingSection[]): Promise<LandingSection[]> {
  const uploaded: LandingSection[] = []
  for (const [place, section] of sections.entries()) uploaded.push(await withUploaded(section, place))
  return uploaded
}

export const useSectionsPart = (
  stored: LandingSectionsSetting,
): SettingPart<{ sections: LandingSection[] }> =>
  useSettingPart<{ sections: LandingSection[] }, LandingSectionsSetting>({
    key: 'landingSections',
    stored,
    valuesOf: ({ sections }) => ({ sections }),
    shownOf: ({ sections }) => sectionsInWords(sections),
    send: async ({ sections }, { version }) =>
      api('POST system/online/landingSections/save', {
        body: { sections: await uploadAll(sections), version },
      }),
  })
