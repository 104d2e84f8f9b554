import { type BankField, type BankMapping, bankFields } from '@quayside/contract/finance/bank-statement.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { BankCheck } from '@quayside/contract/office/bank.ts'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './bank.module.css'

type Props = {
  readonly check: BankCheck
  readonly mapping: BankMapping
  readonly onMap: (field: BankField, heading: string | null) => void
}

/** What was read of the file, and which of its columns are what. */
export function BankColumns({ check, mapping, onMap }: Props) {
  const t = useTranslations('officeFinance.bank.uploading')
  const fields = useTranslations('officeFinance.bank.fields')
  const id = useId()
  return (
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
      {check.unknownCurrencies.length > 0 && (
        <p className="q-field-error" role="alert">
          {t('unknownCurrency', {
            rows: check.unknownCurrencies.map(({ row }) => row).join(', '),
            values: [...new Set(check.unknownCurrencies.map(({ value }) => value))].join(', '),
          })}
        </p>
      )}
      {check.fractions.length > 0 && (
        <p className="q-field-error" role="alert">
          {t('fraction', {
            rows: check.fractions.map(({ row }) => row).join(', '),
            values: check.fractions.map(({ currency, amount: value }) => `${currency} ${value}`).join(', '),
          })}
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
              onChange={(heading) => onMap(field, heading)}
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
            isFigure: true,
            cell: (entry) => <Money value={amount(entry.amount)} currency={entry.currency} />,
          },
          { title: fields('remark'), cell: (entry) => entry.remark },
          { title: fields('bankReference'), cell: (entry) => entry.bankReference },
        ]}
      />
    </>
  )
}
