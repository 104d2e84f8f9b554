import { modelType } from '@quayside/contract/orders/order.codes.ts'
import {
  serviceOrderStateTone,
  serviceType,
  serviceOrderState as states,
} from '@quayside/contract/services/service.codes.ts'
import { serviceOrderMachine } from '@quayside/contract/services/service-order.states.ts'
import type { ServiceOrder } from '@quayside/contract/services/service-order.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { isTransport } from '@quayside/kit/records/service-request.tsx'
import { moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useDictionary, useEntryNames } from '../../lib/choices/dictionary.ts'
import { DocumentListPage, useSubmittableList } from '../../lib/documents/document-list.tsx'
import { draftSteps } from '../../lib/documents/draft-steps.ts'
import { nextStepColumn } from '../../lib/documents/next-step.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'

type Query = QueryOf<'GET service/online/order/list'>
const filters = {
  keyword: 'text',
  modelType: [serviceType, 150],
  kind: ['own', 170],
  state: [states, 150],
  createdAt: 'days',
} as const satisfies FilterTable<Query>
const mayStep = draftSteps(serviceOrderMachine, { isTransport: false })

/** Value-added services and transports; the other model types beside the orders have lists of their own. */
export function ServiceList() {
  const t = useTranslations('services.list')
  const fields = useTranslations('serviceFields.serviceOrder')
  const kinds = useDictionary('1025').map(({ value, name }) => ({ value, label: name }))
  const list = useListQuery<Query>(filters)
  const { documents, drafts } = useSubmittableList({
    name: 'services',
    entity: 'serviceOrder',
    texts: t,
    columns: useColumns(),
    list,
    ...listCalls('service/online/order', list.query),
    submission: useTranslations('services.submission'),
    mayStep,
  })
  return (
    <DocumentListPage
      documents={documents}
      tabs={<OtherLists />}
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        kind: kinds,
      })}
      drafts={drafts}
    />
  )
}

const otherLists = [
  {
    type: modelType.codes.freightForwarding,
    path: '/forwarderList',
    permission: 'logistics-freightOrder-list',
  },
  { type: modelType.codes.label, path: '/labelList', permission: 'services-label-list' },
  { type: modelType.codes.approval, path: '/approvalList', permission: 'approval-order-list' },
  { type: modelType.codes.warehousing, path: '/warehouseOrder', permission: 'logistics-stock-list' },
] as const

/** Where the orders of the other extended model types are. */
function OtherLists() {
  const t = useTranslations('services.list')
  const can = useCan()
  const codeText = useCodeText()
  const open = otherLists.filter(({ permission }) => can(permission))
  if (open.length === 0) return null
  return (
    <nav className="q-page-note q-page-links" aria-label={t('others')}>
      {t('others')}
      {open.map(({ type, path }) => (
        <PageLink key={type} href={pageAddress(path)}>
          {codeText(modelType, type)}
        </PageLink>
      ))}
    </nav>
  )
}

function useColumns(): readonly Column<ServiceOrder>[] {
  const fields = useTranslations('serviceFields.serviceOrder')
  const kindName = useEntryNames('1025')
  const next = useTranslations('kit.list')('nextStep')
  return useMemo(() => {
    const { number, text, instant, code, state, coded, named } = columnsOf<ServiceOrder, typeof fields>(
      fields,
    )
    const isHiddenAtFirst = true
    return [
      number('number', 132, (row) => pageAddress('/serviceInfo', { id: row.id })),
      state('state', { list: states, tones: serviceOrderStateTone }, 116, {
        widthInEnglish: 146,
        isKept: true,
      }),
      nextStepColumn(serviceOrderMachine, next, (row) => ({ isTransport: isTransport(row) })),
      coded('modelType', serviceType, 92, { widthInEnglish: 152 }),
      named('kind', kindName, 120, { widthInEnglish: 170, grows: true, onCard: 'title' }),
      text('goodsName', 150, { grows: true, onCard: 'note' }),
      text('place', 150, { grows: true }),
      text('wantedAt', 140, { isSortable: true }),
      moneyColumn('amount', fields('amount'), 120),
      code('orderNo', 150, { isHiddenAtFirst }),
      text('fromPlace', 170, { isHiddenAtFirst }),
      instant('completedAt', { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
    ]
  }, [fields, next, kindName])
}
