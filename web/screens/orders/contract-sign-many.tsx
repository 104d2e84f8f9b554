import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { ContractSignResult, ContractToSign } from '@quayside/contract/orders/contract-signing.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { ToneTag } from '@quayside/kit/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import styles from './contract.module.css'
import { SignCodeField, useSignCode } from './contract-code.tsx'

type Props = { readonly ids: readonly string[]; readonly onClose: () => void }

/** Signs the selected contracts with one code; those that cannot be signed are listed with the reason. */
export default function ContractSignMany({ ids, onClose }: Props) {
  const t = useTranslations('orders.contract')
  const answer = useQuery({
    queryKey: ['order', 'contractsToSign', ids],
    queryFn: () => api('GET business/online/orderContract/toSign', { query: { ids: ids.join(',') } }),
    // What is displayed is what gets signed: it changes only when a signature was refused.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (answer.data) return <Signing contracts={answer.data} onClose={onClose} />
  return (
    <Dialog
      width={720}
      title={t('signSelected')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {answer.isError ? (
        <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
      ) : (
        <TableSkeleton label={t('loading')} />
      )}
    </Dialog>
  )
}

function Signing({ contracts, onClose }: { contracts: readonly ContractToSign[]; onClose: () => void }) {
  const t = useTranslations('orders.contract')
  const formId = useId()
  const queries = useQueryClient()
  const [results, setResults] = useState<readonly ContractSignResult[]>()
  const [isSigning, setSigning] = useState(false)
  // The same until the dialog closes: a call that is sent again gets the first answer.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const signable = contracts.filter(({ ok }) => ok)
  const kept = contracts.length - signable.length
  const entry = useSignCode(signable[0]?.id ?? '')
  const signed = results?.filter(({ ok }) => ok).length ?? 0

  async function sign(): Promise<void> {
    const code = entry.given()
    if (code === undefined || isSigning) return
    setSigning(true)
    try {
      const body = { code, contracts: signable.map(({ id, hash }) => ({ id, hash })) }
      const key = `${idempotencyKey} ${code}`
      setResults(await api('POST business/online/orderContract/signMany', { body }, { idempotencyKey: key }))
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed
      entry.setError(failed.fields[0]?.msg ?? failed.message)
    } finally {
      setSigning(false)
    }
  }
  function close(): void {
    onClose()
    if (results) void queries.invalidateQueries({ queryKey: ['order'] })
  }

  return (
    <Dialog
      width={720}
      title={t('signSelected')}
      isSticky
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('close')}</Button>
          {!results && signable.length > 0 && (
            <Button look="signal" type="submit" form={formId} isBusy={isSigning}>
              {t('signCount', { count: signable.length })}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {results ? t('signedCount', { count: signed }) : t('toSignCount', { count: signable.length })}
        {results && signed < signable.length && ` · ${t('notSigned', { count: signable.length - signed })}`}
        {kept > 0 && ` · ${t('notSignable', { count: kept })}`}
      </p>
      <SignTable contracts={contracts} results={results} />
      {!results && signable.length > 0 && (
        <form
          id={formId}
          className={styles['contract-sign']}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void sign()
          }}
        >
          <p>{t('readMany')}</p>
          <SignCodeField sign={entry} />
        </form>
      )}
    </Dialog>
  )
}

type TableProps = {
  readonly contracts: readonly ContractToSign[]
  readonly results: readonly ContractSignResult[] | undefined
}

function SignTable({ contracts, results }: TableProps) {
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
