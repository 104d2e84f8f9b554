import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { useTranslations } from 'use-intl'
import { ToneTag } from '../record/state-tag.tsx'

/** Marks the record that forms preselect. It asks for no action, so it has no colour. */
export function DefaultTag({ record }: { record: { readonly isDefault: number } }) {
  const t = useTranslations('kit.cell')
  return isYes(record.isDefault) ? <ToneTag tone="draft">{t('isDefault')}</ToneTag> : null
}
