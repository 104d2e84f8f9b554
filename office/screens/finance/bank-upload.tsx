import { type BankField, type BankMapping, bankFields } from '@quayside/contract/finance/bank-statement.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { BankCheck } from '@quayside/contract/office/bank.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Dialog } from '@quayside/kit/dialog.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Select } from '@quayside/kit/select.tsx'
import { ShortTable } from '@quayside/kit/short-table.tsx'
import { useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/api.ts'
import styles from './bank.module.css'

/** A bank's file: which columns are what is asked once, and remembered for the bank. */
export function BankUpload({ onClose }: { onClose: () => void }) {
  const t = useTranslations('officeFinance.bank.uploading')
  const finance = useTranslations('officeFinance')
  const fields = useTranslations('officeFinance.bank.fields')
  const currencies = useCurrencyOptions()
  const queries = useQueryClient()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [bank, setBank] = useState('')
  const [currency, setCurrency] = useState('RMB')
  const [file, setFile] = useState<File>()
  const [check, setCheck] = useState<BankCheck>()
  const [mapping, setMapping] = useState<BankMapping>({})
  const [isSending, setSending] = useState(false)
  const { data: formats = [] } = useQuery({
    queryKey: ['bankFormat'],
    queryFn: () => api('GET finance/online/bankStatement/formats', {}, { isQuiet: true }),
  })

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
      onClose()
    })
  const map = (field: BankField, heading: string | null): void => {
    const { [field]: _before, ...rest } = mapping
    setMapping(heading === null ? rest : { ...rest, [field]: heading })
  }
  const isChanged = check !== undefined && JSON.stringify(mapping) !== JSON.stringify(check.mapping)
  const isReady = check !== undefined && check.missing.length === 0 && bank.trim() !== '' && !isChanged
  return (
    <Dialog
      width={check ? 860 : 480}
      title={finance('bank.upload')}
      onClose={onClose}
      footer={
        <>
          {check && file && isChanged && (
            <Button isBusy={isSending} onClick={() => void read(file, mapping)}>
              {t('again')}
            </Button>
          )}
          {check && file && (
            <Button
              look="primary"
              isBusy={isSending}
              disabled={!isReady || check.entryCount === 0}
              onClick={() => void take(file)}
            >
              {t('take', { count: check.entryCount })}
            </Button>
          )}
        </>
      }
    >
      <div className="q-field">
        <label htmlFor={`${id}-bank`}>{t('bank')}</label>
        <Input
          id={`${id}-bank`}
          value={bank}
          maxLength={100}
          list={`${id}-banks`}
          aria-required
          onChange={(event) => setBank(event.target.value)}
        />
        <datalist id={`${id}-banks`}>
          {formats.map((format) => (
            <option key={format.bank} value={format.bank} />
          ))}
        </datalist>
        <div className="q-page-note">{t('bankHint')}</div>
      </div>
      <div className="q-field">
        <label htmlFor={`${id}-currency`}>{finance('currency')}</label>
        <Select
          id={`${id}-currency`}
          value={currency}
          options={currencies}
          onChange={(chosen) => setCurrency(chosen ?? 'RMB')}
        />
      </div>
      <Button
        {...(!check && { look: 'primary' as const })}
        isBusy={isSending}
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>{' '}
      {file?.name}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t('file')}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) void read(chosen)
        }}
      />
      {check && (
        <>
          <p role="status">
            {t('summary', {
              count: check.entryCount,
              repeated: check.repeatedCount,
              outgoing: check.outgoingCount,
            })}
            {check.unread.length > 0 && ` ${t('unread', { count: check.unread.length })}`}
          </p>
          {check.missing.length > 0 && (
            <p className="q-field-error" role="alert">
              {t('missing', { fields: check.missing.map((field) => fields(field)).join(', ') })}
            </p>
          )}
          <h3>{t('columns')}</h3>
          <div className={styles['mapping']}>
            {bankFields.map((field) => (
              <div key={field} className="q-field">
                <label htmlFor={`${id}-${field}`}>{fields(field)}</label>
                <Select
                  id={`${id}-${field}`}
                  isClearable
                  placeholder={t('notThere')}
                  value={mapping[field] ?? null}
                  options={check.headings.map((heading) => ({ value: heading, label: heading }))}
                  onChange={(heading) => map(field, heading)}
                />
              </div>
            ))}
          </div>
          <ShortTable
            rows={check.sample}
            keyOf={({ row }) => String(row)}
            columns={[
              { title: fields('occurredOn'), cell: (entry) => `${entry.occurredOn} ${entry.occurredAt}` },
              { title: fields('payerName'), cell: (entry) => entry.payerName },
              {
                title: fields('amount'),
                cell: (entry) => <Money value={amount(entry.amount)} currency={entry.currency} />,
              },
              { title: fields('remark'), cell: (entry) => entry.remark },
              { title: fields('bankReference'), cell: (entry) => entry.bankReference },
            ]}
          />
        </>
      )}
    </Dialog>
  )
}
