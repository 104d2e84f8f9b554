import type { ContractSignResult, ContractToSign } from '@quayside/contract/orders/contract-signing.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import styles from './contract.module.css'
import { SignCodeField, useSignCode } from './contract-code.tsx'
import { ContractSignTable } from './contract-sign-table.tsx'

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
  const leftOut = contracts.length - signable.length
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
    if (!results) return
    void queries.invalidateQueries({ queryKey: ['order'] })
    void queries.invalidateQueries({ queryKey: ['home'] })
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
            <Button look="primary" type="submit" form={formId} isBusy={isSigning}>
              {t('signCount', { count: signable.length })}
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {results ? t('signedCount', { count: signed }) : t('toSignCount', { count: signable.length })}
        {results && signed < signable.length && ` · ${t('notSigned', { count: signable.length - signed })}`}
        {leftOut > 0 && ` · ${t('notSignable', { count: leftOut })}`}
      </p>
      <ContractSignTable contracts={contracts} results={results} />
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
