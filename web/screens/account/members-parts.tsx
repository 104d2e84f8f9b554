import { type MemberRow, permissionSetNames } from '@quayside/contract/account/member.ts'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'

export function MemberState({ member }: { member: MemberRow }) {
  const t = useTranslations('members')
  if (member.invitedAt !== null) return <ToneTag tone="underway">{t('waiting')}</ToneTag>
  if (!member.isEnabled) return <ToneTag tone="draft">{t('disabled')}</ToneTag>
  return member.hasPassword ? (
    <ToneTag tone="done">{t('enabled')}</ToneTag>
  ) : (
    <ToneTag tone="underway">{t('invited')}</ToneTag>
  )
}

export function usePermissionSetText(): (name: string) => string {
  const t = useTranslations('permissions.sets')
  return useCallback(
    (name) => {
      const known = permissionSetNames.find((each) => each === name)
      return known ? t(known) : name
    },
    [t],
  )
}
