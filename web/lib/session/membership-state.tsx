import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import type { Membership } from '@quayside/contract/account/membership.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'

const { notCertified, rejected, passed } = certificationStatus.codes

/** What keeps a person from working in a company; nothing where nothing does. */
export function MembershipState({ membership }: { membership: Membership }) {
  const t = useTranslations('ownCompanies')
  const { certification, isEnabled } = membership
  if (!isEnabled) return <ToneTag tone="draft">{t('disabled')}</ToneTag>
  if (certification === passed) return null
  if (certification === rejected) return <ToneTag tone="refused">{t('rejected')}</ToneTag>
  return certification === notCertified ? (
    <ToneTag tone="waitsForYou">{t('incomplete')}</ToneTag>
  ) : (
    <ToneTag tone="underway">{t('underReview')}</ToneTag>
  )
}
