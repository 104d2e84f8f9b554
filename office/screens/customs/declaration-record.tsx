import type { DeclarationControl } from '@quayside/contract/customs/customs.codes.ts'
import { isWithProvider, needsAmendmentRequest } from '@quayside/contract/customs/declaration.states.ts'
import { declarationDocuments } from '@quayside/contract/customs/declaration.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { DeclarationReview } from '@quayside/contract/office/customs.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { customsOffices } from '@quayside/contract/rates/entry-label.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useWholeSearch } from '@quayside/kit/page/page-search.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { MoneyDetail } from '@quayside/kit/record/money-detail.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { DeclarationHeadDetails, ReceiptLines } from '@quayside/kit/records/declaration-details.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { Documents } from '../../lib/documents.tsx'
import { useEntryNames } from '../../lib/entry-names.ts'
import { FilesDialog } from '../../lib/files-dialog.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { RecordPage, useGoOn } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { takeStep } from '../../lib/records.ts'
import { DeclarationLines } from './declaration-lines.tsx'
import { ControlText } from './declaration-list.columns.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { useMissingName } from './missing-names.ts'
import { BillsTable } from './tax-bills-table.tsx'

const EditForm = lazyPart(() => import('./edit-form.tsx'))
const TaxBillForm = lazyPart(() => import('./tax-bill-form.tsx'))

export const DeclarationRecord = () => (
  <RecordQuery kind="declaration">
    {(declaration) => <Declaration key={declaration.id} declaration={declaration} />}
  </RecordQuery>
)

type Part = { readonly declaration: DeclarationReview }

function Declaration({ declaration }: Part) {
  const t = useTranslations('officeCustoms')
  const fields = useTranslations('declarationFields.declaration')
  const may = useMay()
  const goOn = useGoOn('declaration', declaration.id)
  const isEdited = useWholeSearch()['edit'] === '1'
  const [asked, setAsked] = useState<'edit' | 'mark' | 'bill' | 'papers' | undefined>(
    isEdited ? 'edit' : undefined,
  )
  const close = (): void => setAsked(undefined)
  const isIncomplete = declaration.missing.length > 0 && declaration.declaredOn === null
  const missingName = useMissingName(declaration)
  const { id } = declaration
  const canIssue = may('taxBill-issue') && declaration.declaredOn !== null && declaration.declarationNo !== ''
  return (
    <RecordPage
      kind="declaration"
      record={declaration}
      header={{
        parties: (
          <>
            <PageLink href={recordAddress('company', declaration.companyId)}>
              {declaration.companyName}
            </PageLink>
            {' · '}
            <PageLink href={recordAddress('order', declaration.orderId)}>
              <WholeParts>{declaration.orderNo}</WholeParts>
            </PageLink>
          </>
        ),
      }}
      steps={{
        begin: {
          edit: () => setAsked('edit'),
          mark: () => setAsked('mark'),
          // What customs asks for is entered first: the form opens with the empty fields marked.
          ...(isIncomplete && { declare: () => setAsked('edit') }),
        },
        more: (
          <>
            {canIssue && <Button onClick={() => setAsked('bill')}>{t('bill.issue')}</Button>}
            {may('declaration-mark') && (
              <Button onClick={() => setAsked('papers')}>{t('papers.button')}</Button>
            )}
          </>
        ),
        events: {
          addDocuments: t('papers.added'),
          receiptDiffers: t('receipt.differs'),
          receiptAgrees: t('receipt.agrees'),
        },
        ...(isIncomplete && {
          notes: [t('missing', { fields: declaration.missing.map(missingName).join(t('between')) })],
        }),
      }}
      layout="narrow"
      {...(declaration.attachments.length > 0 && {
        aside: <Documents title={t('papers.title')} files={declaration.attachments} />,
      })}
    >
      <RecordReason label={fields('reason')} text={declaration.reason} />
      <ReceiptNote declaration={declaration} />
      <Facts declaration={declaration} />
      <DeclarationLines declaration={declaration} />
      {declaration.bills.length > 0 && (
        <Panel title={t('bills')}>
          <BillsTable bills={declaration.bills} />
        </Panel>
      )}
      {asked === 'papers' && (
        <FilesDialog
          name={`office.declaration.papers.${id}`}
          title={`${t('papers.button')} ${declaration.number}`}
          saveLabel={t('papers.save')}
          documents={declarationDocuments.map((kind) => ({ kind, label: t(`papers.kinds.${kind}`) }))}
          attached={declaration.attachments}
          upload={(file) => uploadTo('POST customs/online/declaration/{id}/upload', file, {}, { id })}
          save={async (attachments) => {
            await takeStep('declaration', id, 'addDocuments', { attachments })
            await goOn({ isSettled: false })
          }}
          onClose={close}
        />
      )}
      {asked === 'mark' && <MarkDialog declaration={declaration} onClose={close} />}
      <Suspense>
        {asked === 'edit' && <EditForm declaration={declaration} onClose={close} />}
        {asked === 'bill' && <TaxBillForm declaration={declaration} onClose={close} />}
      </Suspense>
    </RecordPage>
  )
}

/** What came in otherwise than declared, and what is to be done: an edit, or an amendment by customs. */
function ReceiptNote({ declaration }: Part) {
  const t = useTranslations('officeCustoms.receipt')
  const may = useMay()
  const goOn = useGoOn('declaration', declaration.id)
  const { receiptDifferences, lines } = declaration
  if (receiptDifferences.length === 0) return null
  const state = declarationState.keyOf(declaration.state) ?? 'unsubmitted'
  const canAmend = needsAmendmentRequest(state)
  async function amend(): Promise<void> {
    await takeStep('declaration', declaration.id, 'amend', {})
    await goOn({ isSettled: false })
  }
  return (
    <Panel
      title={t('title')}
      actions={
        canAmend &&
        may('declaration-mark') && (
          <Button onClick={() => void amend().catch(() => undefined)}>{t('amend')}</Button>
        )
      }
    >
      <ReceiptLines differences={receiptDifferences} lines={lines} texts={t} />
      <p className="q-page-note">{t(isWithProvider(state) ? 'edit' : 'note')}</p>
    </Panel>
  )
}

/** Dictionary of transport modes. */
const transportModes = '1006'

function Facts({ declaration }: Part) {
  const t = useTranslations('officeCustoms')
  const fields = useTranslations('declarationFields.declaration')
  const transport = useEntryNames(transportModes)
  const money = (key: 'duty' | 'consumptionTax' | 'vat') => (
    <MoneyDetail label={fields(key)} value={amount(declaration[key])} currency="RMB" />
  )
  const day = (key: 'declaredOn' | 'acceptedOn' | 'releasedOn' | 'closedOn') =>
    declaration[key] !== null && <DateDetail label={fields(key)} value={declaration[key]} />
  return (
    <Panel title={t('header')}>
      <Details>
        <CodeDetail label={fields('declarationNo')} value={declaration.declarationNo} />
        <Detail label={fields('orderNo')}>
          <Code href={recordAddress('order', declaration.orderId)}>{declaration.orderNo}</Code>
        </Detail>
        <DeclarationHeadDetails
          declaration={declaration}
          transportName={transport}
          officeName={useEntryNames(customsOffices)}
        />
        <Detail label={fields('control')}>
          <ControlText control={declaration.control as DeclarationControl} />
          {declaration.conditions !== '' && ` ${declaration.conditions}`}
        </Detail>
        <MoneyDetail
          label={fields('value')}
          value={amount(declaration.value)}
          currency={declaration.currency}
        />
        <TextDetail
          label={fields('customsRate')}
          value={declaration.customsRate === null ? '' : showNumber(declaration.customsRate)}
        />
        {money('duty')}
        {money('consumptionTax')}
        {money('vat')}
        {day('declaredOn')}
        {day('acceptedOn')}
        {day('releasedOn')}
        {day('closedOn')}
        <TextDetail label={fields('note')} value={declaration.note} isWide />
      </Details>
    </Panel>
  )
}
