import { isYes } from '@quayside/contract/kernel/record.ts'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'

/** Marks the record that forms take unless told otherwise. */
export function DefaultTag({ of }: { of: { readonly isDefault: number } }) {
  const t = useTranslations('hub.common')
  return isYes(of.isDefault) ? <ToneTag tone="underway">{t('isDefault')}</ToneTag> : null
}
