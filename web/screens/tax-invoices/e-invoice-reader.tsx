import { type Amount, formatAmount, formatQuantity, isAmount } from '@quayside/contract/kernel/money.ts'
import type { EInvoice, EInvoiceLine, ReadEInvoice } from '@quayside/contract/tax-invoices/e-invoice.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ModalPanel } from '@quayside/kit/overlays/modal-panel.tsx'
import { PaperChooser } from '@quayside/kit/papers/paper-chooser.tsx'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/session/api.ts'
import styles from './tax-invoices.module.css'

type Props = {
  /** How many lines the form has, which those of the invoice replace. */
  readonly ownLines: number
  readonly onTake: (read: ReadEInvoice) => void
  readonly onClose: () => void
}
type Stage =
  | { readonly name: 'choose'; readonly refusal?: string }
  | { readonly name: 'reading' }
  | { readonly name: 'read'; readonly read: ReadEInvoice }

/** An e-invoice is read and looked at before its values go into the form. */
export default function EInvoiceReader({ ownLines, onTake, onClose }: Props) {
  const t = useTranslations('taxInvoiceScreens.eInvoice')
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  function read(file: File): void {
    setStage({ name: 'reading' })
    uploadTo('POST tax/online/inputInvoice/read', file, {}, {}, { isQuiet: true }).then(
      (answer) => setStage({ name: 'read', read: answer }),
      (error: unknown) => setStage({ name: 'choose', refusal: error instanceof Error ? error.message : '' }),
    )
  }
  if (stage.name !== 'read')
    return (
      <ModalPanel kind="dialog" title={t('title')} width={560} isSticky onClose={onClose}>
        {stage.name === 'reading' ? (
          <p role="status">{t('reading')}</p>
        ) : (
          <PaperChooser
            explain={t('explain')}
            hint={t('hint')}
            accept=".xml,.ofd,.pdf,.png,.jpg,.jpeg,.webp"
            refusal={stage.refusal}
            onFile={read}
          />
        )}
      </ModalPanel>
    )
  const { invoice, file } = stage.read
  return (
    <ModalPanel
      kind="dialog"
      title={t('titleOf', { name: file.name })}
      width={920}
      isSticky
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setStage({ name: 'choose' })}>{t('again')}</Button>
          <Button look="primary" onClick={() => onTake(stage.read)}>
            {t('take')}
          </Button>
        </>
      }
    >
      <Findings read={stage.read} />
      <Head invoice={invoice} />
      {invoice.lines.length > 0 && <Lines lines={invoice.lines} />}
      {invoice.lines.length > 0 && ownLines > 0 && (
        <p className={styles['note']} role="note">
          {t('replaces', { count: ownLines })}
        </p>
      )}
    </ModalPanel>
  )
}

const mostShown = 8

function Findings({ read: { invoice, findings } }: { read: ReadEInvoice }) {
  const t = useTranslations('taxInvoiceScreens.eInvoice')
  const textOf = ({ path, msg }: ReadEInvoice['findings'][number]): string => {
    const row = /^lines\.(\d+)/.exec(path)?.[1]
    return row === undefined ? msg : t('row', { row: Number(row) + 1, text: msg })
  }
  return (
    <div role="status">
      {findings.length > 0 && (
        <div className={styles['findings']}>
          <b>{t('findings')}</b>
          <ul>
            {findings.slice(0, mostShown).map((finding) => (
              <li key={`${finding.path} ${finding.code}`}>{textOf(finding)}</li>
            ))}
            {findings.length > mostShown && <li>{t('more', { count: findings.length - mostShown })}</li>}
          </ul>
        </div>
      )}
      {invoice.source === 'picture' && (
        <p className={styles['note']}>
          {t('ofCode')} {invoice.amount === '' && t('netOfCode')}
        </p>
      )}
      {findings.length === 0 && invoice.source !== 'picture' && <p className={styles['good']}>{t('good')}</p>}
    </div>
  )
}

const amountText = (value: string): string => (isAmount(value) ? formatAmount(value as Amount) : value)

function Head({ invoice }: { invoice: EInvoice }) {
  const t = useTranslations('taxInvoiceScreens.eInvoice')
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  return (
    <Details>
      <CodeDetail label={fields('invoiceNo')} value={invoice.invoiceNo} />
      {invoice.invoiceCode !== '' && <CodeDetail label={fields('invoiceCode')} value={invoice.invoiceCode} />}
      {invoice.redOf !== '' && <CodeDetail label={fields('redOf')} value={invoice.redOf} />}
      <TextDetail label={fields('issuedOn')} value={invoice.issuedOn} />
      {invoice.source !== 'picture' && (
        <>
          <TextDetail label={fields('sellerName')} value={invoice.sellerName} />
          <CodeDetail label={fields('sellerTaxNo')} value={invoice.sellerTaxNo} />
          <TextDetail label={t('buyerName')} value={invoice.buyerName} />
          <CodeDetail label={t('buyerTaxNo')} value={invoice.buyerTaxNo} />
        </>
      )}
      {invoice.net !== '' && <TextDetail label={fields('net')} value={amountText(invoice.net)} />}
      {invoice.tax !== '' && <TextDetail label={fields('tax')} value={amountText(invoice.tax)} />}
      {invoice.amount !== '' && <TextDetail label={fields('amount')} value={amountText(invoice.amount)} />}
    </Details>
  )
}

function Lines({ lines }: { lines: readonly EInvoiceLine[] }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const fields = useTranslations('taxInvoiceFields.inputInvoiceLine')
  return (
    <>
      <h3>{t('lines')}</h3>
      <ShortTable<EInvoiceLine & { readonly id: string }>
        rows={lines.map((line, place) => ({ ...line, id: String(place) }))}
        columns={[
          { title: fields('name'), isRowHead: true, cell: ({ name }) => name },
          { title: fields('specification'), cell: ({ specification }) => specification },
          { title: fields('unit'), cell: ({ unit }) => unit },
          {
            title: fields('qty'),
            isFigure: true,
            cell: ({ qty }) => (qty === '' ? '' : formatQuantity(qty)),
          },
          { title: fields('price'), isFigure: true, cell: ({ price }) => price },
          { title: fields('amount'), isFigure: true, cell: ({ amount }) => amountText(amount) },
          { title: fields('rate'), isFigure: true, cell: ({ rate }) => (rate === '' ? '' : `${rate}%`) },
          { title: fields('tax'), isFigure: true, cell: ({ tax }) => amountText(tax) },
        ]}
      />
    </>
  )
}
