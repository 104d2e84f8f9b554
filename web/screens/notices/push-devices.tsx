import { pushFault } from '@quayside/contract/notices/push.codes.ts'
import type { PushDevice } from '@quayside/contract/notices/push.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { deviceOf } from '@quayside/kit/page/device-of.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { ToneTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { turnOffPushHere } from '../../lib/push/push.ts'
import { api } from '../../lib/session/api.ts'
import styles from './notice-setting.module.css'

type Props = {
  readonly devices: readonly PushDevice[]
  /** The one that this browser is. */
  readonly ownId: string | null
}

export function PushDevices({ devices, ownId }: Props) {
  const t = useTranslations('notices.setting.push')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const [removing, setRemoving] = useState<PushDevice>()
  const [testing, setTesting] = useState<string>()
  const refetch = (): Promise<void> => queries.invalidateQueries({ queryKey: ['pushDevices'] })

  async function test(id: string): Promise<void> {
    setTesting(id)
    try {
      const { fault } = await api('POST system/online/push/{id}/test', { params: { id } })
      if (fault === null) showToast({ kind: 'success', text: t('tested') })
      else if (fault === 'gone') showToast({ kind: 'warning', text: t('gone'), seconds: 10 })
      else
        showToast({
          kind: 'error',
          text: t('testFailed', { reason: codeText(pushFault, fault) }),
          seconds: 10,
        })
      await refetch()
    } catch {
      // The client has said why the call was refused.
    } finally {
      setTesting(undefined)
    }
  }

  async function remove({ id }: PushDevice): Promise<void> {
    await api('DELETE system/online/push/{id}', { params: { id } })
    if (id === ownId) await turnOffPushHere()
    showToast({ kind: 'success', text: t('removed') })
    await refetch()
  }

  return (
    <>
      <ShortTable
        rows={devices}
        columns={[
          {
            title: t('device'),
            isRowHead: true,
            cell: ({ id, userAgent }) => (
              <span className={styles['device']} title={userAgent}>
                {deviceOf(userAgent) ?? t('unknown')}
                {id === ownId && <ToneTag tone="done">{t('here')}</ToneTag>}
              </span>
            ),
          },
          { title: t('since'), cell: ({ createdAt }) => <DateText value={createdAt} hasTime /> },
          {
            title: t('lastSent'),
            cell: ({ lastSentAt, fault }) => {
              if (fault !== null) return <ToneTag tone="refused">{codeText(pushFault, fault)}</ToneTag>
              return lastSentAt === null ? t('never') : <DateText value={lastSentAt} hasTime />
            },
          },
          {
            title: t('action'),
            isActions: true,
            cell: (device) => (
              <span className={styles['device']}>
                <Button size="small" isBusy={testing === device.id} onClick={() => void test(device.id)}>
                  {t('test')}
                </Button>
                <Button size="small" onClick={() => setRemoving(device)}>
                  {t('remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {removing && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm')}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove(removing)}
        />
      )}
    </>
  )
}
