import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'

/** Runs failed jobs again. */
export function RunAgain({ ids, isMain = false }: { ids: readonly string[]; isMain?: boolean }) {
  const t = useTranslations('officeSystem')
  const may = useMay()
  const queries = useQueryClient()
  const running = useMutation({
    mutationFn: () => api('POST office/online/failedJob/retry', { body: { ids: [...ids] } }),
    onSuccess: ({ count }) => showToast({ kind: 'success', text: t('runAgainDone', { count }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['system'] }),
  })
  if (!may('system-repair')) return null
  return (
    <Button
      {...(isMain ? { look: 'signal' as const } : { size: 'small' as const })}
      isBusy={running.isPending}
      onClick={() => running.mutate()}
    >
      {ids.length > 1 ? t('runAgainAll', { count: ids.length }) : t('runAgain')}
    </Button>
  )
}
