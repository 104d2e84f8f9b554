import type { StaleData } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkOrder } from '@quayside/contract/orders/order.rules.ts'
import { type OrderDetail, OrderSave } from '@quayside/contract/orders/order.ts'
import { orderLinesAtMost } from '@quayside/contract/orders/order-line.ts'
import { useSurroundings } from '@quayside/kit/context.tsx'
import { useDraft } from '@quayside/kit/draft.ts'
import { useFindingTexts } from '@quayside/kit/finding-texts.ts'
import { type Form, useForm } from '@quayside/kit/form.ts'
import { useKeptRows } from '@quayside/kit/lines-grid/grid-keep.ts'
import { createGrid, useGrid } from '@quayside/kit/lines-grid/grid-store.ts'
import type { GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { staleDataOf } from '@quayside/kit/stale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import {
  attachmentsIn,
  emptyValues,
  headOf,
  type OrderValues,
  valuesOf,
  withoutIdentity,
} from './order-form.values.ts'
import type { OrderKind } from './order-kinds.ts'
import { bodyWithLines, filledRows, packRows, readLine, rowsOf, unpackRows } from './order-lines.ts'
import { useAutosave } from './use-autosave.ts'
import { useLineMarks } from './use-line-marks.ts'
import { useOrderSaving } from './use-order-saving.ts'

type Known = { readonly id: string; readonly version: number; readonly orderNo: string }
/** What this browser keeps: the sheet packed, and over which version it was typed. */
type Kept = {
  readonly values: Partial<OrderValues>
  /** A long sheet is kept apart. */
  readonly lines: string[][] | 'apart'
  readonly over: Known | null
}
type Content = { readonly values: OrderValues; readonly rows: readonly GridRow[] }

/** From this many rows on they are kept apart. */
const many = 300

export type OrderForm = ReturnType<typeof useOrderForm>

type Options = {
  readonly kind: OrderKind
  readonly order: OrderDetail | undefined
  /** The first save gave the order its number. */
  readonly onNumbered: (saved: Known) => void
  readonly onSubmitted: (saved: Known) => void
}

/** Header and lines of one order: typed, kept here and on the server, checked, saved, submitted. */
export function useOrderForm({ kind, order, onNumbered, onSubmitted }: Options) {
  const t = useTranslations('orderForm')
  const textsOf = useFindingTexts()
  const { userId } = useSurroundings()
  const queries = useQueryClient()
  const [grid] = useState(() => {
    const sheet = createGrid(orderLinesAtMost)
    if (order) sheet.load(rowsOf(order.lines))
    return sheet
  })
  const rows = useGrid(grid, (state) => state.rows)
  // No more of the order than that: it is written down with every draft.
  const known = useRef<Known | undefined>(
    order && { id: order.id, version: order.version, orderNo: order.orderNo },
  )
  const [orderNo, setOrderNo] = useState(order?.orderNo)
  const isSubmitting = useRef(false)
  const [stale, setStale] = useState<StaleData<OrderDetail>>()
  // Whoever closes the comparison wants to look at the form first: it comes again with the next save, not by itself.
  const [isPutOff, setPutOff] = useState(false)
  const form = useForm<OrderValues>({ initial: order ? valuesOf(order) : emptyValues(kind.currency), check })
  const { values } = form
  const [saved, setSaved] = useState<Content>(() => ({ values, rows }))
  const isDirty = values !== saved.values || rows !== saved.rows
  const marks = useLineMarks(grid)
  const head = useMemo(() => headOf(values, kind.code), [values, kind])

  const isLong = rows.length > many
  const kept = useMemo(
    // Packed when it is written down, not at every keystroke.
    () => ({
      values: withoutIdentity(values),
      lines: isLong ? 'apart' : { toJSON: () => packRows(rows) },
      over: known.current ?? null,
    }),
    [values, rows, isLong],
  )
  const draftName = `order.${kind.key}.${order?.id ?? 'new'}`
  const header = useDraft<Kept>(draftName, {
    ...form,
    values: kept as unknown as Kept,
    isDirty,
    enter: restore,
  } as unknown as Form<Kept>)
  const keptRows = useKeptRows(`${draftName}:${userId}`, rows, { isDue: isDirty && isLong, pack: packRows })
  const draft = {
    ...header,
    drop(): void {
      header.drop()
      keptRows.drop()
    },
  }

  function restore(found: Kept): void {
    if (found.over) learn(found.over)
    form.enter({ ...form.values, ...found.values })
    if (found.lines !== 'apart') grid.replace(unpackRows(found.lines))
    else void restoreApart().catch(() => undefined)
  }

  /** Where they cannot be read, the lines that are there stay. */
  async function restoreApart(): Promise<void> {
    const lines = await keptRows.read()
    if (lines.length > 0) grid.replace(unpackRows(lines))
  }

  function learn(next: Known): void {
    const isFirst = known.current === undefined
    const { id, version, orderNo: number } = next
    known.current = { id, version, orderNo: number }
    setOrderNo(number)
    if (isFirst) onNumbered(next)
  }

  /** What no draft may have: something of another type than its field. */
  const malformed = (): Finding[] => findingsOf(OrderSave, { ...head, lines: [] })

  function check(): Readonly<Record<string, string>> {
    const lines = filledRows(grid.get().rows).map(readLine)
    const faults = lines.flatMap(({ faults: all }, place) =>
      all.map((fault) => ({ ...fault, path: `lines.${place}.${fault.path}` })),
    )
    const findings = isSubmitting.current ? checkOrder({ ...head, lines: lines.map(({ line }) => line) }) : []
    marks.setChecked(isSubmitting.current)
    return textsOf([...malformed(), ...faults, ...findings])
  }

  const send = useOrderSaving<Content>({
    bodyOf: (content) =>
      bodyWithLines(
        {
          ...(known.current && { id: known.current.id, version: known.current.version }),
          ...headOf(content.values, kind.code),
          attachments: attachmentsIn(content.values),
        },
        filledRows(content.rows),
      ),
    isSame: (a, b) => a.values === b.values && a.rows === b.rows,
    onSaved(answer, content) {
      learn(answer)
      setSaved(content)
      setPutOff(false)
      if (grid.get().rows === content.rows) draft.drop()
    },
    onFailed(error, content) {
      marks.takeRefused(error, filledRows(content.rows))
      const newer = staleDataOf<OrderDetail>(error)
      if (newer) setStale(newer)
    },
  })
  const save = (isQuiet: boolean): Promise<Known> => send({ values, rows: grid.get().rows }, isQuiet)

  const autosave = useAutosave({
    content: saved,
    isDue: isDirty && !form.isSaving && stale === undefined && !isPutOff,
    isFit: () =>
      malformed().length === 0 && !filledRows(grid.get().rows).some((row) => readLine(row).faults.length > 0),
    rows,
    values,
    save: () => save(true),
  })

  async function run(isSubmission: boolean): Promise<void> {
    isSubmitting.current = isSubmission
    // The text in an open cell is meant too.
    grid.commit()
    await form.submit(async () => {
      const answer = await save(false)
      if (isSubmission) {
        await api('POST business/online/order/{id}/submit', { params: { id: answer.id }, body: {} })
        showToast({ kind: 'success', text: t('submitted', { number: answer.orderNo }) })
        onSubmitted(answer)
      } else showToast({ kind: 'success', text: t('saved', { number: answer.orderNo }) })
      await queries.invalidateQueries({ queryKey: ['order'] })
    })
  }

  return {
    kind,
    order,
    form,
    grid,
    rows,
    head,
    draft,
    isDirty,
    orderNo,
    orderId: () => known.current?.id,
    autosave,
    marks,
    stale,
    /** One's own over the other's. */
    keepMine(): void {
      if (!stale) return
      learn(stale.current)
      setStale(undefined)
      void run(isSubmitting.current).catch(() => undefined)
    },
    takeTheirs(): void {
      if (!stale) return
      learn(stale.current)
      const next = { values: valuesOf(stale.current), rows: rowsOf(stale.current.lines) }
      form.reset(next.values)
      grid.load(next.rows)
      setSaved(next)
      draft.drop()
      setStale(undefined)
      setPutOff(false)
    },
    closeStale(): void {
      setStale(undefined)
      setPutOff(true)
    },
    saveDraft: () => void run(false).catch(() => undefined),
    submit: () => void run(true).catch(() => undefined),
  }
}
