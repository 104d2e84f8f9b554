import { type Amount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { isOpenInputInvoice } from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import type { InputInvoiceDetail, InputInvoiceLine } from '@quayside/contract/tax-invoices/input-invoice.ts'
import {
  confirmationState,
  confirmationStateTone,
  inputAnomaly,
} from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { AttachedFiles } from '@quayside/kit/files/attached-files.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useRecord } from '@quayside/kit/overlays/record-dialog.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useRecordEvents } from '@quayside/kit/record/record-events.ts'
import { RecordFailed } from '@quayside/kit/record/record-failed.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { InputInvoiceDetails } from '@quayside/kit/records/input-invoice.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useTranslations } from 'use-intl'
import { OrderLink } from '../../lib/finance/links.tsx'
import { api } from '../../lib/session/api.ts'
import styles from './tax-invoices.module.css'

export const useInputInvoice = (id: string | undefined) =>
  useRecord('inputInvoice', id, (known) => api('GET tax/online/inputInvoice/{id}', { params: { id: known } }))

/** One input invoice with the order lines that the provider matched it to. */
export default function InputInvoiceRecord(props: { id: string; onChange: () => void; onClose: () => void }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const common = useTranslations('taxInvoiceScreens.common')
  const verbs = useTranslations('kit.list')
  const answer = useInputInvoice(props.id)
  const invoice = answer.data
  const isRefused = invoice?.state === confirmationState.codes.confirmedWithAnomaly
  return (
    <RecordDrawer
      width={720}
      title={invoice?.number ?? t('title')}
      actions={
        invoice &&
        isOpenInputInvoice(invoice.state) && (
          <Can permission="tax-inputInvoice-edit">
            <Button look="signal" onClick={props.onChange}>
              {isRefused ? t('correct') : verbs('change')}
            </Button>
          </Can>
        )
      }
      onClose={props.onClose}
    >
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {!answer.isPending && !invoice && <RecordFailed answer={answer} gone={common('gone')} />}
      {invoice && <Facts invoice={invoice} />}
    </RecordDrawer>
  )
}

function Facts({ invoice }: { invoice: InputInvoiceDetail }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const common = useTranslations('taxInvoiceScreens.common')
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const stepText = useStepText('inputInvoice')
  const codeText = useCodeText()
  const events = useRecordEvents()
  const happened: Readonly<Record<string, string | undefined>> = {
    ...events,
    create: common('created'),
    save: common('saved'),
    match: common('matched'),
    remove: common('removed'),
  }
  return (
    <>
      {invoice.anomaly !== null && (
        <p className={styles['warning']} role="alert">
          {t('anomaly', { anomaly: codeText(inputAnomaly, invoice.anomaly), reason: invoice.reason })}
        </p>
      )}
      <Details>
        <Detail label={fields('state')}>
          <StateTag list={confirmationState} tones={confirmationStateTone} value={invoice.state} />
        </Detail>
        <Detail label={fields('matchedLines')}>
          {t('progress', { done: invoice.matchedLines, all: invoice.lineCount })}
        </Detail>
        <InputInvoiceDetails invoice={invoice} />
        <TextDetail label={fields('note')} value={invoice.note} isWide />
      </Details>
      <AttachedFiles title={common('files')} files={invoice.attachments} />
      <h3>{t('lines')}</h3>
      <Lines lines={invoice.lines} />
      <TimelineSection
        entries={invoice.timeline}
        textOf={({ transition }) => happened[transition] ?? stepText(transition).label}
      />
    </>
  )
}

function Lines({ lines }: { lines: readonly InputInvoiceLine[] }) {
  const t = useTranslations('taxInvoiceScreens.input')
  const fields = useTranslations('taxInvoiceFields.inputInvoiceLine')
  return (
    <ShortTable<InputInvoiceLine>
      rows={lines}
      columns={[
        {
          title: fields('name'),
          isRowHead: true,
          cell: ({ name, specification }) => (
            <>
              {name}{' '}
              <span className="q-whole" data-code>
                {specification}
              </span>
            </>
          ),
        },
        { title: fields('qty'), isFigure: true, cell: ({ qty }) => formatQuantity(qty) },
        { title: fields('amount'), isFigure: true, cell: ({ amount }) => <Money value={amount as Amount} /> },
        { title: fields('rate'), isFigure: true, cell: ({ rate }) => `${rate}%` },
        {
          title: t('matched'),
          cell: ({ matches }) =>
            matches.length === 0
              ? t('notMatched')
              : matches.map((match) => (
                  <div key={match.id} className={styles['match']}>
                    <OrderLink id={match.orderId} number={match.orderNo} /> × {formatQuantity(match.qty)}
                  </div>
                )),
        },
      ]}
    />
  )
}
