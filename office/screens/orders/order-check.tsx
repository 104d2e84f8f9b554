import { checkedPapers } from '@quayside/contract/customs/compared-papers.ts'
import { tradePaper } from '@quayside/contract/customs/customs.codes.ts'
import { comparedPapers } from '@quayside/contract/customs/three-way-check.ts'
import type { OrderReview } from '@quayside/contract/office/order.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ImportDialog } from '@quayside/kit/list/import-dialog.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { CheckDifferences, CheckSummary, CheckTable } from '@quayside/kit/records/three-way-check.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, saveRejected, uploadTo } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import styles from './order-customs.module.css'
import { crossesCustoms } from './order-customs.tsx'

/** Two papers compared without differences, and the buttons. */
const usualHeight = 380

/** Lines against invoice, packing list and declarations: how many differ in what. */
export function ThreeWayCheck({ order }: { order: OrderReview }) {
  const t = useTranslations('officeCustoms.check')
  const may = useMay()
  const isShown = crossesCustoms(order) && may('declaration-list')
  const [importing, setImporting] = useState<'invoice' | 'packingList'>()
  const queries = useQueryClient()
  const { data: check, isPending } = useQuery({
    queryKey: ['declaration', 'check', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: () =>
      api('GET customs/online/declaration/check', { query: { orderId: order.id } }, { isQuiet: true }),
    enabled: isShown,
  })
  if (isShown && isPending)
    return (
      <Panel title={t('title')}>
        <Room height={usualHeight} />
      </Panel>
    )
  if (!isShown || !check) return null
  const send = (kind: 'invoice' | 'packingList', mode: 'preview' | 'take') => (file: File) =>
    uploadTo('POST customs/online/paper/import', file, { mode, kind, orderId: order.id })
  return (
    <Panel
      title={t('title')}
      actions={
        <span className="q-page-note">
          <CheckSummary check={check} texts={t} />
        </span>
      }
    >
      {comparedPapers(check).compared.length === 0 ? (
        <p className="q-page-note">{t('none')}</p>
      ) : (
        <CheckTable check={check} papers={checkedPapers} texts={t} />
      )}
      <CheckDifferences check={check} texts={t} />
      {may('declaration-edit') && (
        <div className={styles['tools']}>
          {tradePaper.values.map((kind) => (
            <Button key={kind} onClick={() => setImporting(kind)}>
              {t(`import.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {importing && (
        <ImportDialog
          title={t(`import.${importing}`)}
          onTemplate={async () =>
            saveDownload(await api('GET customs/online/paper/importTemplate', { query: { kind: importing } }))
          }
          onCheck={send(importing, 'preview')}
          onTake={async (file) => {
            const result = await send(importing, 'take')(file)
            await queries.invalidateQueries({ queryKey: ['declaration', 'check', order.id] })
            return result
          }}
          onRejected={() => undefined}
          onRejectedOf={(file) =>
            saveRejected(uploadTo('POST customs/online/paper/importRejected', file, { kind: importing }))
          }
          onClose={() => setImporting(undefined)}
        />
      )}
    </Panel>
  )
}
