import type { Task } from '@quayside/contract/office/task.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

/** Hands a task to a colleague, or returns it to the queue. */
export function HandOverDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useTranslations('office.queue')
  const roles = useTranslations('office.roles')
  const queries = useQueryClient()
  const id = useId()
  const [staffId, setStaffId] = useState<string>()
  const colleagues = useQuery({
    queryKey: ['colleague'],
    queryFn: () => api('GET office/online/colleague/list'),
  })

  async function hand(to: string | undefined): Promise<void> {
    const body = { kind: task.kind, id: task.id, ...(to !== undefined && { staffId: to }) }
    await api('POST office/online/task/handOver', { body })
    showToast({ kind: 'success', text: to === undefined ? t('given') : t('handed') })
    await queries.invalidateQueries({ queryKey: ['task'] })
    onClose()
  }

  return (
    <Dialog
      title={`${t('handOver')} · ${task.title}`}
      onClose={onClose}
      footer={[
        <Button key="back" onClick={() => void hand(undefined).catch(() => undefined)}>
          {t('giveBack')}
        </Button>,
        <Button
          key="over"
          look="primary"
          disabled={staffId === undefined}
          onClick={() => void hand(staffId).catch(() => undefined)}
        >
          {t('handOver')}
        </Button>,
      ]}
    >
      <p>{t('handOverText')}</p>
      <div className="q-field">
        <label htmlFor={id}>{t('handTo')}</label>
        <Select
          id={id}
          value={staffId ?? null}
          options={(colleagues.data?.rows ?? []).map((each) => ({
            value: each.id,
            label: `${each.name} · ${each.roles.map((role) => roles(role)).join(' ')}`,
          }))}
          onChange={(chosen) => setStaffId(chosen ?? undefined)}
        />
      </div>
    </Dialog>
  )
}
