import {
  counterOfferState,
  counterOfferStateTone,
  freightDirection,
  freightMode,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type {
  OfficeEnquiry,
  OfficeForwarderOrder,
  OfficeQuotation,
} from '@quayside/contract/office/forwarding.ts'
import { CodeText, StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'
import { KindState } from '../../lib/kind-state.tsx'
import { useRecordColumns } from '../../lib/record-columns.tsx'

/** Direction and mode in one column, both ports in another. */
function useRouteColumns<R extends OfficeEnquiry | OfficeQuotation | OfficeForwarderOrder>() {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const t = useTranslations('officeForwarding')
  const portName = useEntryNames('1007')
  return useMemo(
    (): readonly Column<R>[] => [
      {
        key: 'mode',
        title: fields('mode'),
        width: 120,
        widthInEnglish: 180,
        cell: ({ direction, mode }) => (
          <>
            {direction !== null && <CodeText list={freightDirection} value={direction} />}{' '}
            {mode !== null && <CodeText list={freightMode} value={mode} />}
          </>
        ),
      },
      {
        key: 'originPort',
        title: t('route'),
        width: 160,
        grows: true,
        cell: ({ originPort, destinationPort }) => (
          <Text>{`${portName(originPort) || '–'} → ${portName(destinationPort) || '–'}`}</Text>
        ),
      },
    ],
    [fields, t, portName],
  )
}

export function useEnquiryColumns(): readonly Column<OfficeEnquiry>[] {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const common = useRecordColumns<OfficeEnquiry>('forwarderEnquiry')
  const route = useRouteColumns<OfficeEnquiry>()
  return useMemo(() => {
    const { figure, quantity, day } = columnsOf<OfficeEnquiry, typeof fields>(fields)
    return [
      common.number,
      { ...common.state, widthInEnglish: 200, isKept: true },
      ...route,
      {
        key: 'title',
        title: fields('goodsName'),
        width: 160,
        grows: true,
        cell: (row) => <Text>{row.title}</Text>,
      },
      quantity('grossWeight', 104),
      quantity('volume', 92),
      day('departBy', { isSortable: false }),
      figure('quotationCount', 72, { widthInEnglish: 90 }),
      { ...common.customer, width: 170, isKept: true },
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, common, route])
}

export function useQuotationColumns(): readonly Column<OfficeQuotation>[] {
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const common = useRecordColumns<OfficeQuotation>('forwarderQuotation')
  const route = useRouteColumns<OfficeQuotation>()
  return useMemo(() => {
    const { figure, day, code } = columnsOf<OfficeQuotation, typeof fields>(fields)
    return [
      common.number,
      { ...common.state, isKept: true },
      {
        key: 'offerState',
        title: fields('offerState'),
        width: 110,
        widthInEnglish: 130,
        cell: ({ offerState, isWaiting }) =>
          offerState === null ? (
            <Nothing />
          ) : (
            <StateTag
              list={counterOfferState}
              tones={{ ...counterOfferStateTone, open: isWaiting ? 'waitsForYou' : 'underway' }}
              value={offerState}
            />
          ),
      },
      { key: 'title', title: fields('carrier'), width: 150, cell: (row) => <Text>{row.title}</Text> },
      ...route,
      figure('transitDays', 88, { widthInEnglish: 110 }),
      day('validUntil', { isSortable: false }),
      { ...common.customer, width: 170, isKept: true },
      code('enquiryNumber', 150),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, common, route])
}

export function useOrderColumns(): readonly Column<OfficeForwarderOrder>[] {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderOrder')
  const common = useRecordColumns<OfficeForwarderOrder>('forwarderOrder')
  const route = useRouteColumns<OfficeForwarderOrder>()
  return useMemo(() => {
    const { text, instant } = columnsOf<OfficeForwarderOrder, typeof fields>(fields)
    return [
      common.number,
      {
        ...common.state,
        widthInEnglish: 190,
        // 'Shipping instructions added' takes two lines, not three.
        leastWidth: 170,
        isKept: true,
        cell: ({ state, stateLabel: label, isWaiting }) => (
          <KindState kind="forwarderOrder" state={state} label={label} isWaiting={isWaiting} />
        ),
      },
      {
        key: 'isLate',
        title: fields('isLate'),
        width: 80,
        cell: ({ isLate }) => (isYes(isLate) ? <ToneTag tone="refused">{t('late')}</ToneTag> : <Nothing />),
      },
      ...route,
      {
        key: 'title',
        title: fields('goodsName'),
        width: 150,
        grows: true,
        cell: (row) => <Text>{row.title}</Text>,
      },
      { ...common.customer, width: 170, isKept: true },
      instant('departsAt', { isSortable: false }),
      instant('arrivesAt', { isSortable: false }),
      text('carrier', 120),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [t, fields, common, route])
}
