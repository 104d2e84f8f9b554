import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderState, orderStateTone } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { Button } from '@quayside/kit/button.tsx'
import { useInstant } from '@quayside/kit/cells.tsx'
import { useCan } from '@quayside/kit/context.tsx'
import { DraftOffer } from '@quayside/kit/draft-offer.tsx'
import { LeaveGuard } from '@quayside/kit/leave-guard.tsx'
import { LinesGrid } from '@quayside/kit/lines-grid/lines-grid.tsx'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { StateTag } from '@quayside/kit/state-tag.tsx'
import { type KeyboardEvent, lazy, memo, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OrderErrors, useWrong } from './order-errors.tsx'
import { useOrderFacts } from './order-facts.ts'
import { OrderFiles } from './order-files.tsx'
import { attachedKinds } from './order-form.values.ts'
import { OrderHead } from './order-head.tsx'
import type { OrderKind } from './order-kinds.ts'
import { useLineGridColumns } from './order-line.columns.ts'
import { filledRows } from './order-lines.ts'
import { OrderMore } from './order-more.tsx'
import { OrderReady } from './order-ready.tsx'
import { lineViewer, useHeadFindings, useScan } from './order-scan.ts'
import { OrderStale } from './order-stale.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderDelivery, OrderReceiving } from './order-transport.tsx'
import { type OrderForm as Form, useOrderForm } from './use-order-form.ts'
import { useSheetHeadings } from './use-sheet-headings.ts'
import '@quayside/kit/form.css'
import styles from './order-form.module.css'

const OrderImport = lazy(() => import('./order-import.tsx'))
const OrderProducts = lazy(() => import('./order-products.tsx'))

/** The two buttons stand far from the last field: whoever types does not go back for them. */
function shortcutOf(event: KeyboardEvent): 'save' | 'submit' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined
  if (event.key.toLowerCase() === 's') return 'save'
  return event.key === 'Enter' ? 'submit' : undefined
}

/** A line that is typed leaves the header's many fields alone. */
const sameHeader = (a: { of: Form; expected?: string }, b: { of: Form; expected?: string }): boolean =>
  a.of.form.values === b.of.form.values && a.of.form.errors === b.of.form.errors && a.expected === b.expected
const Head = memo(OrderHead, sameHeader)
const Receiving = memo(OrderReceiving, sameHeader)
const Delivery = memo(OrderDelivery, sameHeader)
const Files = memo(OrderFiles, sameHeader)
const Summary = memo(
  OrderSummary,
  (a, b) => a.views === b.views && a.facts === b.facts && a.of.head === b.of.head,
)
const Ready = memo(OrderReady, (a, b) => a.views === b.views && a.headFindings === b.headFindings)
const Lines = memo(
  OrderLines,
  (a, b) =>
    a.wrongCells === b.wrongCells &&
    a.of.marks.marksOf === b.of.marks.marksOf &&
    a.of.form.values.supplierId === b.of.form.values.supplierId,
)

type Known = { readonly id: string; readonly orderNo: string }
type Props = {
  readonly kind: OrderKind
  readonly order?: OrderDetail | undefined
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

/** One order of any of the four kinds: header, lines, receiving, delivery, files, and what it comes to. */
export function OrderForm({ kind, order, onNumbered, onSubmitted }: Props) {
  const t = useTranslations('orderForm')
  const can = useCan()
  const of = useOrderForm({ kind, order, onNumbered, onSubmitted })
  const { form, rows, head, marks } = of
  const facts = useOrderFacts(kind.code, head.currency, rows)
  const attached = useMemo(() => attachedKinds(form.values), [form.values])
  const attachedKey = attached.join()
  const viewOf = useMemo(
    () => lineViewer(kind.code, attachedKey.split(','), facts, marks.marksOf),
    [kind, attachedKey, facts, marks.marksOf],
  )
  const filled = useMemo(() => filledRows(rows), [rows])
  const views = useScan(filled, viewOf)
  const headFindings = useHeadFindings(head, attached, views, filled)
  const wrong = useWrong(of, views)
  const expectedKinds = headFindings
    .filter((finding) => finding.path.startsWith('attachments.'))
    .map((finding) => finding.path.slice('attachments.'.length))
    .join()

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        of.saveDraft()
      }}
      onKeyDown={(event) => {
        const asked = shortcutOf(event)
        if (!asked || form.isSaving || !can(orderPermission(kind.code, asked))) return
        event.preventDefault()
        if (asked === 'submit') of.submit()
        else of.saveDraft()
      }}
    >
      <LeaveGuard isDirty={of.isDirty && !form.isSaving} />
      <PageHeader
        title={order || of.orderNo ? t('edit', { number: of.orderNo ?? '' }) : t(`new.${kind.key}`)}
        state={
          <StateTag list={orderState} tones={orderStateTone} value={order?.state ?? orderState.codes.draft} />
        }
        note={<SavedNote of={of} />}
        actions={
          <>
            {wrong.length > 0 && (
              <span className="q-errors-note" role="status">
                {t('errors', { count: wrong.length })}
              </span>
            )}
            <OrderMore of={of} />
            {can(orderPermission(kind.code, 'save')) && (
              <Button type="submit" isBusy={form.isSaving} title="Ctrl S" aria-keyshortcuts="Control+S">
                {t('saveDraft')}
              </Button>
            )}
            {can(orderPermission(kind.code, 'submit')) && (
              <Button
                look="signal"
                disabled={form.isSaving}
                title="Ctrl ↵"
                aria-keyshortcuts="Control+Enter"
                onClick={of.submit}
              >
                {t('submit')}
              </Button>
            )}
          </>
        }
      />
      <DraftOffer draft={of.draft} />
      {order?.returnReason ? (
        <div className="q-draft-offer" role="status">
          <strong>{t('returned')}</strong> {order.returnReason}
        </div>
      ) : null}
      {of.marks.isChecked && <OrderErrors of={of} wrong={wrong} />}
      <div className={styles['order-columns']}>
        <div className={styles['order-main']}>
          <Head of={of} />
          <Lines of={of} wrongCells={wrong.filter((each) => each.row !== undefined).length} />
          <Receiving of={of} />
          <Delivery of={of} />
          <Files of={of} expected={expectedKinds} />
        </div>
        <aside className={styles['order-side']} aria-label={t('summary.title')}>
          <Summary of={of} views={views} facts={facts} />
          <Ready of={of} views={views} headFindings={headFindings} />
        </aside>
      </div>
      <OrderStale of={of} />
    </form>
  )
}

function OrderLines({ of, wrongCells }: { of: Form; wrongCells: number }) {
  const t = useTranslations('orderForm')
  const columns = useLineGridColumns()
  const sheets = useSheetHeadings(of.kind.code, of.form.values.supplierId)
  const [open, setOpen] = useState<'import' | 'products'>()
  const close = (): void => setOpen(undefined)
  return (
    <section className={`q-panel ${styles['order-lines']}`} aria-label={t('lines')}>
      <LinesGrid
        grid={of.grid}
        columns={columns}
        label={t('lines')}
        marksOf={of.marks.marksOf}
        name="orderLines"
        sheets={sheets}
      >
        {wrongCells > 0 && (
          <span className="q-tag" data-tone="refused">
            {t('errors', { count: wrongCells })}
          </span>
        )}
        <span className={styles['order-lines-links']}>
          <Button look="link" size="small" onClick={() => setOpen('products')}>
            {t('fromProducts')}
          </Button>
          <Button look="link" size="small" onClick={() => setOpen('import')}>
            {t('import')}
          </Button>
          <span className="q-page-note">{t('pasteHint')}</span>
        </span>
      </LinesGrid>
      <Suspense>
        {open === 'import' && <OrderImport of={of} onClose={close} />}
        {open === 'products' && <OrderProducts of={of} onClose={close} />}
      </Suspense>
    </section>
  )
}

/** Where what was typed is safe. */
function SavedNote({ of }: { of: Form }) {
  const t = useTranslations('orderForm')
  const instant = useInstant()
  const { autosave, draft, isDirty } = of
  if (autosave.name === 'saving') return <>{t('saving')}</>
  if (autosave.name === 'saved' && !isDirty)
    return <>{t('savedAt', { time: instant(autosave.at).slice(-5) })}</>
  if (draft.savedAt && isDirty) return <>{t('keptAt', { time: instant(draft.savedAt).slice(-5) })}</>
  return null
}
