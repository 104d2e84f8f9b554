import { labelVersionState, labelVersionStateTone } from '@quayside/contract/filings/filing.codes.ts'
import type { LabelLine, LabelVersion } from '@quayside/contract/filings/label-line.ts'
import { labelOrderColumns } from '@quayside/contract/filings/label-order.ts'
import type { LabelOrderReview } from '@quayside/contract/office/label-order.ts'
import { FileVersions } from '@quayside/kit/files/file-versions.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { LabelOrderDetails } from '@quayside/kit/records/filing-details.tsx'
import { FilingQuotePanel } from '@quayside/kit/records/filing-quote.tsx'
import { LabelProductFields } from '@quayside/kit/records/label-product.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readFile } from '../../lib/documents.tsx'
import { useEntryNames } from '../../lib/entry-names.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { LabelDialog } from './label-dialog.tsx'
import styles from './labels.module.css'
import { QuoteDialog } from './quote-dialog.tsx'

export const LabelRecord = () => (
  <RecordQuery kind="labelOrder">{(label) => <Label key={label.id} label={label} />}</RecordQuery>
)

const { waiting, confirmed } = labelVersionState.codes
const isCurrent = ({ state }: LabelVersion): boolean => state === waiting || state === confirmed

/** A label order: its products, what their labels are made from, and the versions that were handed back. */
function Label({ label }: { label: LabelOrderReview }) {
  const [chosen, setChosen] = useState<string>()
  const [isQuoting, setQuoting] = useState(false)
  const line = label.lines.find(({ key }) => key === chosen)
  // The first product that lacks a label is the one to begin with.
  const next = label.lines.find(({ versions }) => !versions.some(isCurrent)) ?? label.lines[0]
  const maySend = label.nextSteps.some(({ name }) => name === 'sendVersion')
  return (
    <RecordPage
      kind="labelOrder"
      record={label}
      steps={{ begin: { sendVersion: () => setChosen(next?.key), quoteFee: () => setQuoting(true) } }}
    >
      {label.lines.map((each) => (
        <Product key={each.key} line={each} {...(maySend && { onSend: () => setChosen(each.key) })} />
      ))}
      <FilingQuotePanel kind="labelOrder" filing={label} side="provider" />
      <Basics label={label} />
      {isQuoting && <QuoteDialog kind="labelOrder" filing={label} onClose={() => setQuoting(false)} />}
      {line && <LabelDialog label={label} line={line} onClose={() => setChosen(undefined)} />}
    </RecordPage>
  )
}

function Product({ line, onSend }: { line: LabelLine; onSend?: () => void }) {
  const t = useTranslations('labelVersions')
  const office = useTranslations('officeLabels')
  const { packageImage, versions } = line
  return (
    <Panel title={line.productName} actions={onSend && <Button onClick={onSend}>{office('sendFor')}</Button>}>
      <FileVersions
        label={t('title')}
        read={readFile}
        versions={[
          ...(packageImage
            ? [{ key: 'package', title: t('package'), file: toStoredFile(packageImage) }]
            : []),
          ...versions.map((version) => ({
            key: version.id,
            title: t('version', { number: version.number }),
            state: <VersionState state={version.state} />,
            file: toStoredFile(version.file),
            notes: (
              <Details>
                {version.remark !== '' && <TextDetail label={t('remark')} value={version.remark} isWide />}
                {version.answer !== '' && <TextDetail label={t('answer')} value={version.answer} isWide />}
              </Details>
            ),
          })),
        ]}
      />
      <div className={styles['data']}>
        <ProductData line={line} />
      </div>
    </Panel>
  )
}

/** What waits for the customer does not wait for the reader. */
function VersionState({ state }: { state: number }) {
  const t = useTranslations('labelVersions')
  if (state === waiting) return <ToneTag tone="underway">{t('waitsForCustomer')}</ToneTag>
  return <StateTag list={labelVersionState} tones={labelVersionStateTone} value={state} />
}

const ProductData = ({ line }: { line: LabelLine }) => (
  <Details>
    <LabelProductFields line={line} countryName={useEntryNames('1001')} />
  </Details>
)

function Basics({ label }: { label: LabelOrderReview }) {
  const t = useTranslations('officeLabels')
  const fields = useTranslations('labelFields.labelOrder')
  const shown = fieldsOf(labelOrderColumns, label, fields)
  return (
    <Panel title={t('order')}>
      <Details>
        <LabelOrderDetails label={label} />
        {shown('submittedAt')}
        {label.reason !== '' && shown('reason')}
        {shown('remarks')}
      </Details>
    </Panel>
  )
}
