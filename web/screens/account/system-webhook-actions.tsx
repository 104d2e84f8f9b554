import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { SystemWebhook } from '@quayside/contract/systems/system-webhook.ts'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

/** Posts a test message and says how it ended. */
export function useWebhookTest(): { readonly busyId: string | undefined; run(id: string): Promise<void> } {
  const t = useTranslations('ownWebhooks')
  const queries = useQueryClient()
  const [busyId, setBusyId] = useState<string>()
  return {
    busyId,
    async run(id) {
      setBusyId(id)
      try {
        const { isTaken, status, error } = await api('POST base/online/systemWebhook/{id}/test', {
          params: { id },
          body: {},
        })
        showToast(
          isYes(isTaken)
            ? { kind: 'success', text: t('tested', { status: `${status ?? ''}` }) }
            : { kind: 'error', text: t('testFailed', { reason: error }), seconds: 10 },
        )
        await queries.invalidateQueries({ queryKey: ['systemWebhook'] })
      } catch {
        // The client has said why the call was refused.
      } finally {
        setBusyId(undefined)
      }
    },
  }
}

export function WebhookRemoval({ webhook, onClose }: { webhook: SystemWebhook; onClose: () => void }) {
  const t = useTranslations('ownWebhooks')
  const queries = useQueryClient()
  async function remove(): Promise<void> {
    await api('DELETE base/online/systemWebhook/batchRemove', { body: { ids: [webhook.id] } })
    showToast({ kind: 'success', text: t('removed') })
    await queries.invalidateQueries({ queryKey: ['systemWebhook'] })
  }
  return (
    <RemoveDialog
      label={t('remove')}
      text={t('removeConfirm', { name: webhook.name })}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
