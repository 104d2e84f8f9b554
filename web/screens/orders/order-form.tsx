import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderState, orderStateTone } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { LinesFormPage } from '@quayside/kit/lines-form/lines-form-page.tsx'
import type { Known } from '@quayside/kit/lines-form/use-stored-draft.ts'
import { useWrong } from '@quayside/kit/lines-form/use-wrong.ts'
import { keepingMarks, merged } from '@quayside/kit/lines-grid/grid-marks.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { RecordNote } from '@quayside/kit/record/record-note.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { usePageName } from '../../lib/pages/page-name.ts'
import { OrderCharges } from './order-charges.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { useOrderFacts } from './order-facts.ts'
import { OrderFiles } from './order-files.tsx'
import { OrderFormLines } from './order-form.lines.tsx'
import styles from './order-form.module.css'
import { attachedKinds } from './order-form.values.ts'
import { OrderHead } from './order-head.tsx'
import type { OrderKind } from './order-kinds.ts'
import { useOrderLibrary } from './order-library.ts'
import { OrderMore } from './order-more.tsx'
import { usePriceNotices } from './order-price-notices.ts'
import { OrderReady } from './order-ready.tsx'
import { OrderReceiving } from './order-receiving.tsx'
import { orderRows } from './order-rows.ts'
import { SampleActions, SampleNote } from './order-sample.tsx'
import { lineViewer, useHeadFindings, useViews } from './order-scan.ts'
import { OrderStale } from './order-stale.tsx'
import { OrderSummary } from './order-summary.tsx'
import { type OrderForm as Form, type OrderSample, useOrderForm } from './use-order-form.ts'

/** A line that is typed leaves the header's many fields alone. */
const sameHeader = (
  a: { editor: Form; expected?: string },
  b: { editor: Form; expected?: string },
): boolean =>
  a.editor.form.values === b.editor.form.values &&
  a.editor.form.errors === b.editor.form.errors &&
  a.editor.labelOf === b.editor.labelOf &&
  a.expected === b.expected
const Head = memo(OrderHead, sameHeader)
const Charges = memo(OrderCharges, sameHeader)
const Receiving = memo(OrderReceiving, sameHeader)
const Delivery = memo(OrderDelivery, sameHeader)
const Files = memo(OrderFiles, sameHeader)
const Summary = memo(
  OrderSummary,
  (a, b) => a.views === b.views && a.facts === b.facts && a.editor.head === b.editor.head,
)
const Ready = memo(OrderReady, (a, b) => a.views === b.views && a.headFindings === b.headFindings)
const Lines = memo(
  OrderFormLines,
  (a, b) =>
    a.noticesOf === b.noticesOf &&
    a.editor.marks.marksOf === b.editor.marks.marksOf &&
    a.editor.form.values.supplierId === b.editor.form.values.supplierId,
)

type Props = {
  readonly kind: OrderKind
  readonly order?: OrderDetail | undefined
  /** Filled for trying it out; nothing of it is kept or sent. */
  readonly sample?: OrderSample
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known, isToRelease: boolean) => void
}

/** The form of an order of any of the four kinds: header, lines, receiving, delivery, files, amounts. */
export function OrderForm({ kind, order, sample, onNumbered, onSubmitted }: Props) {
  const t = useTranslations('orderForm')
  const nameOf = usePageName()
  const can = useCan()
  const stepText = useStepText('order')
  const editor = useOrderForm({ kind, order, sample, onNumbered, onSubmitted })
  const { form, rows, head, marks, labelOf } = editor
  const facts = useOrderFacts(kind.code, head.currency, rows, sample !== undefined)
  const attached = useMemo(() => attachedKinds(form.values), [form.values])
  const attachedKey = attached.join()
  const viewOf = useMemo(
    () =>
      lineViewer(
        { modelType: kind.code, currency: head.currency },
        attachedKey.split(','),
        facts,
        marks.marksOf,
      ),
    [kind, head.currency, attachedKey, facts, marks.marksOf],
  )
  const filled = useMemo(() => orderRows.filled(rows), [rows])
  const views = useViews(filled, viewOf)
  const headFindings = useHeadFindings(head, attached, views, filled)
  const priceNotices = usePriceNotices(editor, viewOf)
  const taken = useOrderLibrary(editor, facts)
  const noticesOf = useMemo(
    () => keepingMarks((row) => merged(taken(row), priceNotices(row))),
    [taken, priceNotices],
  )
  const wrong = useWrong(editor)
  const expectedKinds = headFindings
    .filter((finding) => finding.path.startsWith('attachments.'))
    .map((finding) => finding.path.slice('attachments.'.length))
    .join()
  const state = order?.state ?? orderState.codes.draft
  return (
    <LinesFormPage
      editor={editor}
      header={{
        title: sample
          ? t('sample.title')
          : editor.number === undefined
            ? nameOf(kind.path)
            : t('edit', { number: editor.number }),
        state: sample ? (
          <ToneTag tone="draft">{t('sample.state')}</ToneTag>
        ) : (
          <StateTag list={orderState} tones={orderStateTone} value={state} />
        ),
        actions: sample ? <SampleActions editor={editor} /> : <OrderMore editor={editor} />,
      }}
      may={{
        save: sample === undefined && can(orderPermission(kind.code, 'save')),
        submit:
          sample === undefined && can(orderPermission(kind.code, 'submit'))
            ? { ...stepText('submit'), label: t('submit') }
            : undefined,
      }}
      wrong={wrong}
      labelOf={(path) => (path === 'lines' ? '' : labelOf(path))}
      side={
        <aside aria-label={t('summary.title')}>
          <Ready editor={editor} views={views} headFindings={headFindings} />
          <Summary editor={editor} views={views} facts={facts} />
        </aside>
      }
    >
      <RecordNote
        label={t(state === orderState.codes.auditFailed ? 'refused' : 'returned')}
        text={order?.returnReason ?? ''}
      />
      {sample && <SampleNote />}
      <div className={styles['order-main']}>
        <Head editor={editor} />
        <Lines editor={editor} noticesOf={noticesOf} />
        <Charges editor={editor} />
        <Receiving editor={editor} />
        <Delivery editor={editor} />
        {!sample && <Files editor={editor} expected={expectedKinds} />}
      </div>
      <OrderStale editor={editor} />
    </LinesFormPage>
  )
}
