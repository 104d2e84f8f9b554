import { Button } from '@quayside/kit/inputs/button.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

/** Ends a key, after a question. */
export function RevokeKey({ id, name }: { id: string; name: string }) {
  const t = useTranslations('ownSystems')
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  async function revoke(): Promise<void> {
    await api('POST base/online/systemKey/{id}/revoke', { params: { id }, body: {} })
    showToast({ kind: 'success', text: t('revoked') })
    await queries.invalidateQueries({ queryKey: ['systemKey'] })
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      {isAsking && (
        <RemoveDialog
          label={t('revoke')}
          text={t('revokeConfirm', { name })}
          onClose={() => setAsking(false)}
          onConfirm={revoke}
        />
      )}
    </>
  )
}
