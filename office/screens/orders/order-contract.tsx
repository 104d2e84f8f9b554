import { contractState, contractStateTone } from '@quayside/contract/orders/order-contract.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './orders.module.css'

/** Unsigned, it waits for the customer. */
const tones = { ...contractStateTone, unsigned: 'underway' } as const

/** A line and the buttons; what is signed has one or two lines more. */
const unsignedHeight = 61

const printed = (id: string) => api('GET business/online/order/{id}/contract/pdf', { params: { id } })

/** The contract as the customer signed it: who, when, and whether it is still the stored document. */
export function OrderContract({ id, version }: { id: string; version: number }) {
  const t = useTranslations('officeOrders.contract')
  const instant = useInstant()
  const { data: contract, isPending } = useQuery({
    queryKey: ['order', 'contract', id, version],
    placeholderData: keepOfSameRecord(id),
    queryFn: () => api('GET business/online/order/{id}/contract', { params: { id } }, { isQuiet: true }),
  })
  if (isPending)
    return (
      <Panel title={t('title')}>
        <Room height={unsignedHeight} />
      </Panel>
    )
  if (!contract) return null

  async function open(): Promise<void> {
    // Opened during the click: a browser blocks windows that are opened later.
    const shown = window.open('', '_blank')
    try {
      const { blob } = await printed(id)
      if (shown) shown.location.href = URL.createObjectURL(blob)
    } catch {
      shown?.close()
    }
  }
  return (
    <section className="q-panel">
      <div className="q-panel-body">
        <h2 className={styles['contract-title']}>
          {t('title')} <StateTag list={contractState} tones={tones} value={contract.state} />
        </h2>
        <div className={styles['contract']}>
          {contract.signedAt === null ? (
            <p>{t('unsigned')}</p>
          ) : (
            <>
              <p>{t('by', { name: contract.signerName, time: instant(contract.signedAt) })}</p>
              <p className="q-page-note" title={contract.hash}>
                {t('hash', { hash: `${contract.hash.slice(0, 8)}…${contract.hash.slice(-4)}` })}{' '}
                {contract.isHashRight ? t('same') : t('differs')}
              </p>
              {contract.state === contractState.codes.broken && <p data-wrong>{t('broken')}</p>}
            </>
          )}
          <div>
            <Button look="link" onClick={() => void open()}>
              {t('open')}
            </Button>
            <Button
              look="link"
              onClick={() =>
                void printed(id)
                  .then(saveDownload)
                  .catch(() => undefined)
              }
            >
              {t('save')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
