import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { BankColumns } from './bank-columns.tsx'
import { useBankFile } from './use-bank-file.ts'

/** A bank's file: which columns are what is asked once, and remembered for the bank. */
export function BankUpload({ onClose }: { onClose: () => void }) {
  const t = useTranslations('officeFinance.bank.uploading')
  const finance = useTranslations('officeFinance')
  const currencies = useCurrencyOptions()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [bank, setBank] = useState('')
  const [currency, setCurrency] = useState('RMB')
  const { file, check, mapping, isSending, isChanged, read, take, map } = useBankFile({
    bank,
    currency,
    onTaken: onClose,
  })
  const { data: formats = [] } = useQuery({
    queryKey: ['bankFormat'],
    queryFn: () => api('GET finance/online/bankStatement/formats', {}, { isQuiet: true }),
  })

  const isReady =
    check !== undefined &&
    check.missing.length === 0 &&
    check.unknownCurrencies.length === 0 &&
    check.fractions.length === 0 &&
    bank.trim() !== '' &&
    !isChanged
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
      {check && <BankColumns check={check} mapping={mapping} onMap={map} />}
    </Dialog>
  )
}
