import { useTranslations } from 'use-intl'
import { RevokeButton } from '../documents/revoke-button.tsx'
import { api } from '../session/api.ts'

export function RevokeLink({ id, recipient }: { id: string; recipient: string }) {
  const t = useTranslations('shareLinks')
  return (
    <RevokeButton
      entity="shareLink"
      texts={t}
      question={t('revokeConfirm', { recipient })}
      revoke={() => api('POST base/online/shareLink/{id}/revoke', { params: { id }, body: {} })}
    />
  )
}
