import { Button } from '@quayside/kit/inputs/button.tsx'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isPushSupported, turnOnPush } from '../../lib/push/push.ts'
import { isPushHere, pushDevice } from '../../lib/push/push-marks.ts'
import { api } from '../../lib/session/api.ts'
import styles from './notice-setting.module.css'
import { PushDevices } from './push-devices.tsx'

const devicesKey = ['pushDevices']

type Props = { readonly pushesAmounts: boolean; readonly onChange: (pushesAmounts: boolean) => void }

/** Browsers that are told while the portal is closed. */
export function PushPanel({ pushesAmounts, onChange }: Props) {
  const t = useTranslations('notices.setting.push')
  const queries = useQueryClient()
  const ownId = useStore(pushDevice)
  const [isBusy, setBusy] = useState(false)
  const answer = useQuery({ queryKey: devicesKey, queryFn: () => api('GET system/online/push/devices') })
  const { publicKey, devices = [] } = answer.data ?? {}
  const isOnHere = isPushHere() && devices.some(({ id }) => id === ownId)
  const turnOn = async (key: string): Promise<void> => {
    setBusy(true)
    try {
      if (!(await turnOnPush(key))) return showToast({ kind: 'warning', text: t('denied') })
      showToast({ kind: 'success', text: t('on') })
      await queries.invalidateQueries({ queryKey: devicesKey })
    } catch (error) {
      // The client has said why a call was refused; the browser says nothing of its push service.
      if (error instanceof DOMException) showToast({ kind: 'error', text: t('failed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={t('title')}>
      <div className={styles['push']}>
        <p>{isPushSupported() ? t('note') : t('unsupported')}</p>
        {isPushSupported() && publicKey !== undefined && !isOnHere && (
          <Button isBusy={isBusy} onClick={() => void turnOn(publicKey)}>
            {t('turnOn')}
          </Button>
        )}
      </div>
      {devices.length > 0 && (
        <>
          <PushDevices devices={devices} ownId={isOnHere ? ownId : null} />
          <div className={styles['amounts']}>
            <Checkbox checked={pushesAmounts} onChange={onChange}>
              {t('amounts')}
            </Checkbox>
            <p>{t('amountsNote')}</p>
          </div>
        </>
      )}
    </Panel>
  )
}
