import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

/** Sends the e-mails that were given up again. */
export function SendMailsAgain() {
  const t = useTranslations('officeSystem')
  const may = useMay()
  const queries = useQueryClient()
  const answer = useQuery({
    queryKey: ['givenUpMail'],
    queryFn: () => api('GET office/online/givenUpMail/list', {}, { isQuiet: true }),
    refetchInterval: 30_000,
    enabled: may('setting-list'),
  })
  const ids = (answer.data?.rows ?? []).map(({ id }) => id)
  const sending = useMutation({
    mutationFn: () => api('POST office/online/givenUpMail/retry', { body: { ids } }),
    onSuccess: ({ count }) => showToast({ kind: 'success', text: t('sent', { count }) }),
    onSettled: () =>
      Promise.all(['system', 'givenUpMail'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
  if (!may('setting-edit') || ids.length === 0) return null
  return (
    <Button isBusy={sending.isPending} onClick={() => sending.mutate()}>
      {t('sendAgain', { count: ids.length })}
    </Button>
  )
}
