import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { useTranslations } from 'use-intl'
import './cells.css'

/** Marks the record that forms preselect: quiet text, as it is no state and asks for no action. */
export function DefaultTag({ record }: { record: { readonly isDefault: number } }) {
  const t = useTranslations('kit.cell')
  return isYes(record.isDefault) ? <span className="q-mark">{t('isDefault')}</span> : null
}
