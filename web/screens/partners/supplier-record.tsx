import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { supplierStatus, supplierStatusTone } from '@quayside/contract/partners/partner.codes.ts'
import type { SupplierDetail } from '@quayside/contract/partners/supplier.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { RemoveDialog } from '@quayside/kit/overlays/remove-dialog.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { type RecordAction, RecordActions } from '@quayside/kit/record/record-actions.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { RecordHistory } from '@quayside/kit/record/record-history.tsx'
import { useStepActions } from '@quayside/kit/record/state-actions.tsx'
import { StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { SupplierDetails } from '@quayside/kit/records/supplier-details.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { closePage, pageKeyOf } from '../../lib/pages/open-pages.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { filesOf } from './supplier-form.values.ts'
import { SupplierLinks } from './supplier-links.tsx'
import { SupplierScorePanel } from './supplier-score-panel.tsx'

const requests = ['requestVoid', 'requestEnable', 'withdraw'] as const

export function SupplierRecord({ supplier }: { supplier: SupplierDetail }) {
  const t = useTranslations('partners.supplier')
  const fields = useTranslations('partnerFields.supplier')
  const verbs = useTranslations('kit.list')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const may = (name: string): boolean => supplier.nextSteps.some((step) => step.name === name)

  async function run(name: string): Promise<void> {
    const step = requests.find((each) => each === name)
    if (!step) return
    await api(`POST base/online/supplier/{id}/${step}`, { params: { id: supplier.id }, body: {} })
    showToast({ kind: 'success', text: t(step === 'withdraw' ? 'withdrawn' : 'stepDone') })
    await queries.invalidateQueries({ queryKey: ['supplier'] })
  }
  async function remove(): Promise<void> {
    const { count } = await api('DELETE base/online/supplier/batchRemove', { body: { ids: [supplier.id] } })
    showToast({ kind: 'success', text: t('removed', { count }) })
    await navigate({ href: pageAddress('/supplierList') })
    closePage(pageKeyOf('/supplierInfo', supplier.id))
    await queries.invalidateQueries({ queryKey: ['supplier', 'list'] })
  }

  const { actions, question } = useStepActions({
    machine: 'supplier',
    steps: supplier.nextSteps.filter((step) => requests.some((each) => each === step.name)),
    onStep: run,
  })
  const further: readonly RecordAction[] = [
    ...(may('save')
      ? [
          {
            key: 'edit',
            place: 'edit' as const,
            label: verbs('change'),
            run: () => void navigate({ href: pageAddress('/supplierInfo', { id: supplier.id, edit: '1' }) }),
          },
        ]
      : []),
    ...(may('remove')
      ? [{ key: 'remove', place: 'menu' as const, label: verbs('remove'), run: () => setRemoving(true) }]
      : []),
  ]

  const basics = (
    <Panel title={t('basics')}>
      <Details>
        <SupplierDetails supplier={supplier}>
          <CodedDetail label={fields('source')} list={recordSource} value={supplier.source} />
        </SupplierDetails>
      </Details>
    </Panel>
  )
  const scores = (
    <Can permission="report-supplierScore-view">
      <SupplierScorePanel supplierId={supplier.id} />
    </Can>
  )
  const history = <RecordHistory created={t('created')} machine="supplier" entries={supplier.timeline} />

  return (
    <RecordFrame
      title={{ name: partnerName(useLocale(), supplier) }}
      state={
        <>
          <StateTag list={supplierStatus} tones={supplierStatusTone} value={supplier.status} />
          {supplier.missingDocuments.length > 0 && (
            <ToneTag tone="waitsForYou">{t('missing', { count: supplier.missingDocuments.length })}</ToneTag>
          )}
        </>
      }
      actions={
        <>
          <RecordActions actions={[...actions, ...further]} />
          {question}
        </>
      }
      brief={
        <>
          {basics}
          {scores}
          {history}
        </>
      }
      aside={
        <>
          <SupplierLinks id={supplier.id} />
          {history}
        </>
      }
    >
      {basics}
      {scores}
      <Panel title={t('documents')}>
        <Details>
          <Detail label={t('licence')}>
            <FileList files={filesOf(supplier, 'business-licence')} />
          </Detail>
          <Detail label={t('invoicing')}>
            <FileList files={filesOf(supplier, 'invoicing-data')} />
          </Detail>
        </Details>
      </Panel>
      {isRemoving && (
        <RemoveDialog
          label={verbs('remove')}
          text={t('removeConfirm', { count: 1 })}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        />
      )}
    </RecordFrame>
  )
}
