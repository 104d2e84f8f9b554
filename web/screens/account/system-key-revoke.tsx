import { useTranslations } from 'use-intl'
import { RevokeButton } from '../../lib/documents/revoke-button.tsx'
import { api } from '../../lib/session/api.ts'

export function RevokeKey({ id, name }: { id: string; name: string }) {
  const t = useTranslations('ownSystems')
  return (
    <RevokeButton
      entity="systemKey"
      texts={t}
      question={t('revokeConfirm', { name })}
      revoke={() => api('POST base/online/systemKey/{id}/revoke', { params: { id }, body: {} })}
    />
  )
}
