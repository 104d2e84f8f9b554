import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import {
  supplierLocation,
  supplierStatus,
  supplierStatusTone,
} from '@quayside/contract/partners/partner.codes.ts'
import type { SupplierDetail } from '@quayside/contract/partners/supplier.ts'
import { FileList } from '@quayside/kit/attachment-field.tsx'
import { Button } from '@quayside/kit/button.tsx'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { StateActions, useStepText } from '@quayside/kit/state-actions.tsx'
import { CodeText, StateTag, ToneTag } from '@quayside/kit/state-tag.tsx'
import { Timeline } from '@quayside/kit/timeline.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { closePage, pageKeyOf } from '../../lib/open-pages.ts'
import { pageAddress } from '../../lib/pages.ts'
import { filesOf } from './supplier-form.values.ts'

const requests = ['requestVoid', 'requestEnable', 'withdraw'] as const

export function SupplierRecord({ supplier }: { supplier: SupplierDetail }) {
  const t = useTranslations('partners.supplier')
  const fields = useTranslations('partnerFields.supplier')
  const stepText = useStepText('supplier')
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

  return (
    <>
      <PageHeader
        title={supplier.name}
        state={
          <>
            <StateTag list={supplierStatus} tones={supplierStatusTone} value={supplier.status} />
            {supplier.missingDocuments.length > 0 && (
              <ToneTag tone="waitsForYou">
                {t('missing', { count: supplier.missingDocuments.length })}
              </ToneTag>
            )}
          </>
        }
        actions={
          <>
            {may('remove') && <Button onClick={() => setRemoving(true)}>{verbs('remove')}</Button>}
            <StateActions
              machine="supplier"
              steps={supplier.nextSteps.filter((step) => requests.some((each) => each === step.name))}
              onStep={run}
            />
            {may('save') && (
              <Button
                look="primary"
                onClick={() =>
                  void navigate({ href: pageAddress('/supplierInfo', { id: supplier.id, edit: '1' }) })
                }
              >
                {verbs('change')}
              </Button>
            )}
          </>
        }
      />
      <div className="q-record">
        <div>
          <section className="q-panel">
            <div className="q-panel-body">
              <h2>{t('basics')}</h2>
              <Details>
                <Detail label={fields('number')}>
                  <Code>{supplier.number}</Code>
                </Detail>
                <Detail label={fields('name')}>{supplier.name}</Detail>
                <Detail label={fields('englishName')}>
                  <Text>{supplier.englishName}</Text>
                </Detail>
                <Detail label={fields('abbreviation')}>
                  <Text>{supplier.abbreviation}</Text>
                </Detail>
                <Detail label={fields('isOverseas')}>
                  <CodeText list={supplierLocation} value={supplier.isOverseas} />
                </Detail>
                <Detail label={fields('source')}>
                  <CodeText list={recordSource} value={supplier.source} />
                </Detail>
                <Detail label={fields('contact')}>
                  <Text>{supplier.contact}</Text>
                </Detail>
                <Detail label={fields('phone')}>
                  <Text>{supplier.phone}</Text>
                </Detail>
                <Detail label={fields('createdAt')}>
                  <DateText value={supplier.createdAt} hasTime />
                </Detail>
                <Detail label={fields('address')} isWide>
                  <Text>{supplier.address}</Text>
                </Detail>
              </Details>
            </div>
          </section>
          <section className="q-panel">
            <div className="q-panel-body">
              <h2>{t('documents')}</h2>
              <Details>
                <Detail label={t('licence')}>
                  <FileList files={filesOf(supplier, 'business-licence')} />
                </Detail>
                <Detail label={t('invoicing')}>
                  <FileList files={filesOf(supplier, 'invoicing-data')} />
                </Detail>
              </Details>
            </div>
          </section>
        </div>
        <div>
          <section className="q-panel">
            <div className="q-panel-body">
              <h2>{t('related')}</h2>
              <ul className="q-links">
                <Can permission="business-account-list">
                  <li>
                    <PageLink href={pageAddress('/supplierAccount', { supplierId: supplier.id })}>
                      {t('relatedAccounts')}
                    </PageLink>
                  </li>
                </Can>
                <Can permission="business-address-list">
                  <li>
                    <PageLink href={pageAddress('/SupplierAddress', { supplierId: supplier.id })}>
                      {t('relatedAddresses')}
                    </PageLink>
                  </li>
                </Can>
              </ul>
            </div>
          </section>
          <section className="q-panel">
            <div className="q-panel-body">
              <h2>{t('history')}</h2>
              <Timeline
                entries={supplier.timeline}
                textOf={(entry) =>
                  entry.transition === 'create' ? t('created') : stepText(entry.transition).label
                }
              />
            </div>
          </section>
        </div>
      </div>
      {isRemoving && (
        <RemoveDialog
          label={verbs('remove')}
          text={t('removeConfirm', { count: 1 })}
          onClose={() => setRemoving(false)}
          onConfirm={remove}
        />
      )}
    </>
  )
}
