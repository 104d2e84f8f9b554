import { contractState } from '@quayside/contract/orders/order-contract.codes.ts'
import type { OrderContractDetail } from '@quayside/contract/orders/order-contract.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../../lib/contracts/contract.module.css'
import { SignCodeField, useSignCode } from '../../lib/contracts/contract-code.tsx'
import { api } from '../../lib/session/api.ts'

/** Signs the displayed contract: the code goes to the signer's own number, the hash to the server. */
export function ContractSign({ contract }: { contract: OrderContractDetail }) {
  const t = useTranslations('orders.contract')
  const queries = useQueryClient()
  const [isSigning, setSigning] = useState(false)
  const entry = useSignCode(contract.id)

  async function sign(): Promise<void> {
    const code = entry.given()
    if (code === undefined) return
    setSigning(true)
    try {
      const body = { code, hash: contract.currentHash }
      await api('POST business/online/orderContract/{id}/sign', { params: { id: contract.id }, body })
      showToast({ kind: 'success', text: t('done') })
      await queries.invalidateQueries({ queryKey: ['order'] })
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed
      entry.setError(failed.fields[0]?.msg ?? failed.message)
      // The contract has changed since it was displayed: load it again.
      if (failed.code === 409) await queries.invalidateQueries({ queryKey: ['order'] })
    } finally {
      setSigning(false)
    }
  }

  return (
    <form
      className={styles['contract-sign']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void sign()
      }}
    >
      <p>{t('read')}</p>
      <SignCodeField sign={entry} />
      <Button look="signal" type="submit" isBusy={isSigning}>
        {contract.state === contractState.codes.broken ? t('signAgain') : t('sign')}
      </Button>
    </form>
  )
}
