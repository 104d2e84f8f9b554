import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { useDeadLetters } from './use-dead-letters.ts'

/** Sends the webhooks that were given up again: all of them, or those of one receiver. */
export function SendAgain({ webhookId }: { webhookId?: string }) {
  const t = useTranslations('officeSystem')
  const may = useMay()
  const queries = useQueryClient()
  const ids = useDeadLetters()
    .filter((letter) => webhookId === undefined || letter.webhookId === webhookId)
    .map(({ id }) => id)
  const sending = useMutation({
    mutationFn: () => api('POST office/online/deadLetter/retry', { body: { ids } }),
    onSuccess: ({ count }) => showToast({ kind: 'success', text: t('sent', { count }) }),
    onSettled: () =>
      Promise.all(['system', 'deadLetter'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
  if (!may('gateway-edit') || ids.length === 0) return null
  return (
    <Button
      {...(webhookId !== undefined && { size: 'small' as const })}
      isBusy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {t('sendAgain', { count: ids.length })}
    </Button>
  )
}
