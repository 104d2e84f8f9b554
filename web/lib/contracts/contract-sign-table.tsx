import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { ContractSignResult, ContractToSign } from '@quayside/contract/orders/contract-signing.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../pages/pages.ts'
import styles from './contract.module.css'

type TableProps = {
  readonly contracts: readonly ContractToSign[]
  readonly results: readonly ContractSignResult[] | undefined
}

export function ContractSignTable({ contracts, results }: TableProps) {
  const t = useTranslations('orders.contract')
  const fields = useTranslations('orderFields.order')
  const byId = new Map(results?.map((result) => [result.id, result]))
  return (
    <div
      className={`q-rows ${styles['contract-many']}`}
      tabIndex={0}
      role="region"
      aria-label={t('signSelected')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{fields('orderNo')}</th>
            <th scope="col">{t('partner')}</th>
            <th scope="col">{fields('orderAmount')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {contracts.map((contract) => (
            <tr key={contract.id}>
              <td>
                <a href={pageAddress('/ElectronicContract', { record: contract.id })} target="_blank">
                  {contract.orderNo}
                </a>
              </td>
              <td>{contract.partnerName}</td>
              <td>
                <Money value={contract.orderAmount as Amount} currency={contract.currency} />
              </td>
              <td>
                <SignState contract={contract} result={byId.get(contract.id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type StateProps = { readonly contract: ContractToSign; readonly result: ContractSignResult | undefined }

function SignState({ contract, result }: StateProps) {
  const t = useTranslations('orders.contract')
  if (!contract.ok) return <ToneTag tone="draft">{contract.msg}</ToneTag>
  if (!result) return <ToneTag tone="waitsForYou">{t('willBeSigned')}</ToneTag>
  return <ToneTag tone={result.ok ? 'done' : 'refused'}>{result.ok ? t('done') : result.msg}</ToneTag>
}
