import { contractState } from '@quayside/contract/orders/order-contract.codes.ts'
import type { OrderContractDetail } from '@quayside/contract/orders/order-contract.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { useReturnFocus } from '@quayside/kit/overlays/return-focus.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import styles from '../../lib/contracts/contract.module.css'
import { PdfPages } from '../../lib/pages/pdf-pages.tsx'
import { api } from '../../lib/session/api.ts'
import { downloadContract } from './contract-download.ts'
import { ContractStateTag } from './contract-list.columns.tsx'
import { ContractSign } from './contract-sign.tsx'

/** The contract with its state, and the form that signs it. */
export default function ContractRecord({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('orders.contract')
  useReturnFocus()
  const answer = useQuery({
    queryKey: ['order', 'contract', id],
    queryFn: () => api('GET business/online/orderContract/{id}', { params: { id } }),
  })
  const contract = answer.data
  return (
    <Drawer
      width={1080}
      title={
        <span className={styles['contract-title']}>
          {t('card')} {contract?.orderNo}
          {contract && <ContractStateTag contract={contract} />}
        </span>
      }
      actions={
        <Button onClick={() => void downloadContract(id).catch(() => undefined)}>{t('download')}</Button>
      }
      onClose={onClose}
    >
      {answer.isPending && <TableSkeleton label={t('loading')} />}
      {answer.isError && <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />}
      {contract && (
        <div className={styles['contract-record']}>
          <ContractPages key={contract.hash + contract.currentHash + contract.state} contract={contract} />
          <ContractFacts contract={contract} />
        </div>
      )}
    </Drawer>
  )
}

function ContractPages({ contract: { id, orderNo } }: { contract: OrderContractDetail }) {
  const t = useTranslations('orders.contract')
  const pdf = useQuery({
    queryKey: ['orderContractPdf', id],
    queryFn: () =>
      api('GET business/online/orderContract/{id}/pdf', { params: { id }, query: { inline: '1' } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (pdf.isError) return <LoadFailed text={t('failed')} onRetry={() => void pdf.refetch()} />
  if (!pdf.data) return <TableSkeleton label={t('loading')} />
  return <PdfPages file={pdf.data} title={`${t('card')} ${orderNo}`} />
}

export function ContractNote({ contract }: { contract: OrderContractDetail }) {
  const t = useTranslations('orders.contract')
  if (!contract.isHashRight) return <p data-tone="refused">{t('hashWrong')}</p>
  if (contract.state === contractState.codes.broken) return <p data-tone="refused">{t('brokenNote')}</p>
  if (contract.state === contractState.codes.unsigned && contract.isSignable)
    return <p data-tone="waitsForYou">{t('unsignedNote')}</p>
  return null
}

function ContractFacts({ contract }: { contract: OrderContractDetail }) {
  const t = useTranslations('orders.contract')
  const can = useCan()
  return (
    <aside className={styles['contract-facts']}>
      <ContractNote contract={contract} />
      {contract.signedAt !== null && (
        <Details>
          <Detail label={t('signer')}>{contract.signerName}</Detail>
          <DateDetail label={t('signedAt')} value={contract.signedAt} hasTime />
          <TextDetail label={t('terms')} value={contract.termsVersion} />
          <CodeDetail label={t('hash')} value={contract.hash} isWide />
        </Details>
      )}
      {contract.isSignable && can('order-contract-sign') && <ContractSign contract={contract} />}
      {contract.formerSignatures.length > 0 && (
        <section>
          <h3>{t('former')}</h3>
          <ul>
            {contract.formerSignatures.map((former) => (
              <li key={former.hash + former.signedAt}>
                {former.signerName} · <DateText value={former.signedAt} hasTime />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
