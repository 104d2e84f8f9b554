import type { BankField, BankMapping } from '@quayside/contract/finance/bank-statement.ts'
import type { BankCheck } from '@quayside/contract/office/bank.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'

type Given = { readonly bank: string; readonly currency: string; readonly onTaken: () => void }

/** The chosen file: what the server reads of it with which columns, and its upload. */
export function useBankFile({ bank, currency, onTaken }: Given) {
  const t = useTranslations('officeFinance.bank.uploading')
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [check, setCheck] = useState<BankCheck>()
  const [mapping, setMapping] = useState<BankMapping>({})
  const [isSending, setSending] = useState(false)
  async function working(work: () => Promise<void>): Promise<void> {
    setSending(true)
    try {
      await work()
    } catch {
      // The client has already shown why.
    } finally {
      setSending(false)
    }
  }
  const read = (chosen: File, given?: BankMapping): Promise<void> =>
    working(async () => {
      const parts = { bank, currency, ...(given && { mapping: JSON.stringify(given) }) }
      const found = await uploadTo('POST finance/online/bankStatement/check', chosen, parts)
      setFile(chosen)
      setCheck(found)
      setMapping(found.mapping)
    })
  const take = (chosen: File): Promise<void> =>
    working(async () => {
      const parts = { bank, currency, mapping: JSON.stringify(mapping) }
      const { lineCount, repeatedCount } = await uploadTo(
        'POST finance/online/bankStatement/take',
        chosen,
        parts,
      )
      showToast({ kind: 'success', text: t('taken', { count: lineCount, repeated: repeatedCount }) })
      await queries.invalidateQueries({ queryKey: ['bankLine'] })
      onTaken()
    })
  const map = (field: BankField, heading: string | null): void => {
    const { [field]: _before, ...rest } = mapping
    setMapping(heading === null ? rest : { ...rest, [field]: heading })
  }
  const isChanged = check !== undefined && JSON.stringify(mapping) !== JSON.stringify(check.mapping)
  return { file, check, mapping, isSending, isChanged, read, take, map }
}
