import type { PayableOrder } from '@quayside/contract/payments/application-form.ts'
import { whyNotAdded } from '@quayside/contract/payments/payment-application.rules.ts'
import { useStored } from '@quayside/kit/form/draft.ts'
import { useFindingLinks, useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { type Form, refusedFieldsOf, useForm } from '@quayside/kit/form/form.ts'
import { ApiError, isUnanswered } from '@quayside/kit/page/api-error.ts'
import type { Download } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../lib/session/api.ts'
import { saidFindings } from './application-checks.ts'
import { type ApplicationValues, bodyOf, emptyValues, keptOf } from './application-form.values.ts'
import { readFacts, useApplicationFacts } from './use-application-facts.ts'

type Applied = { readonly id: string; readonly number: string; readonly state: number }

/** An order that was asked for and not added. */
export type LeftOut = {
  readonly order: PayableOrder | undefined
  readonly why: NonNullable<ReturnType<typeof whyNotAdded>> | 'twice' | 'missing'
}

type Kept = Partial<ApplicationValues> & { readonly key: string | null }

export type ApplicationForm = ReturnType<typeof useApplicationForm>

/** What a key was answered with earlier, said by a server that was sent another body under it. */
const answeredBefore = (error: unknown): Applied | undefined =>
  error instanceof ApiError && error.code === 409 ? (error.data['answer'] as Applied | undefined) : undefined

/** Which of the orders that were asked for do not exist. */
const lostPlaces = (error: unknown): ReadonlySet<number> =>
  new Set(
    refusedFieldsOf(error).flatMap(({ path }) => {
      const [, place] = /^orderIds\.(\d+)$/.exec(path) ?? []
      return place === undefined ? [] : [Number(place)]
    }),
  )

type Arrived = { readonly orders: readonly PayableOrder[]; readonly missing: number }

/** The orders of the address, without those that do not exist any more. */
async function readOrders(ids: readonly string[], missing = 0): Promise<Arrived> {
  if (ids.length === 0) return { orders: [], missing }
  try {
    return { orders: (await readFacts({ orderIds: ids.join(',') })).orders, missing }
  } catch (error) {
    const lost = lostPlaces(error)
    if (lost.size === 0) throw error
    return readOrders(
      ids.filter((_, place) => !lost.has(place)),
      lost.size,
    )
  }
}

type Options = {
  /** The orders that a list or an order's page sent along. */
  readonly orderIds: readonly string[]
  readonly onApplied: (made: Applied, isEarlier: boolean) => Promise<unknown>
}

/** A payment application: there is no draft on the server, the form keeps itself in this browser. */
export function useApplicationForm({ orderIds, onApplied }: Options) {
  const textsOf = useFindingTexts()
  const linksOf = useFindingLinks()
  const queries = useQueryClient()
  const [isChecked, setChecked] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [isAsking, setAsking] = useState(false)
  /** Submitted while it was still filled in: that is done first. */
  const [isWanted, setWanted] = useState(false)
  const [left, setLeft] = useState<readonly LeftOut[]>([])
  const [arrived, setArrived] = useState<Arrived>()
  const [isFilled, setFilled] = useState(orderIds.length === 0)
  /** One application however often it is sent: the key stays until an answer arrived. */
  const key = useRef<string>(undefined)
  const form = useForm<ApplicationValues>({
    initial: emptyValues,
    // What was sent without an answer may be in the facts already, and its orders paid in full by it: the server tells.
    check: () => (key.current === undefined ? textsOf(known.findings) : {}),
  })
  const { values } = form
  const known = useApplicationFacts(values)

  const draftValues = useMemo(
    () => ({ toJSON: (): Kept => ({ ...keptOf(values), key: key.current ?? null }) }),
    [values],
  )
  const draft = useStored<Kept>('paymentApplication', {
    values: draftValues,
    isDirty: form.isDirty,
    onTake({ key: waiting, ...found }) {
      key.current = waiting ?? undefined
      setLeft([])
      form.enter({ ...emptyValues, ...found })
    },
  })
  function add(orders: readonly PayableOrder[], missing = 0): void {
    const next = [...values.orders]
    const out: LeftOut[] = Array.from({ length: missing }, () => ({ order: undefined, why: 'missing' }))
    let { currency } = known
    for (const order of orders) {
      const isThere = next.some(({ orderId }) => orderId === order.id)
      const why = isThere ? 'twice' : whyNotAdded(order, currency === '' ? undefined : currency)
      if (why) out.push({ order, why })
      else {
        next.push({ orderId: order.id, amount: order.remaining })
        currency = order.currency
      }
    }
    const suppliers = new Set(
      orders.filter(({ id }) => next.some(({ orderId }) => orderId === id)).map((each) => each.supplierId),
    )
    const [supplierId] = suppliers
    setLeft(out)
    form.fill((entered) => ({
      orders: next,
      ...(entered.supplierId === '' && suppliers.size === 1 && supplierId && { supplierId }),
    }))
  }

  useEffect(() => {
    if (orderIds.length > 0) void readOrders(orderIds).then(setArrived, () => setFilled(true))
    // Once, with the orders of the address.
  }, [])
  // Apart from their reading, so that what was entered meanwhile is known here.
  useEffect(() => {
    if (!arrived) return
    add(arrived.orders, arrived.missing)
    setFilled(true)
  }, [arrived])

  // An order or a supplier of a kept form may have been removed since.
  useEffect(() => {
    const lost = lostPlaces(known.error)
    const ids = [...new Set(values.orders.map(({ orderId }) => orderId))]
    if (lost.size > 0) {
      setLeft(Array.from(lost, () => ({ order: undefined, why: 'missing' })))
      form.fill(() => ({ orders: values.orders.filter(({ orderId }) => !lost.has(ids.indexOf(orderId))) }))
    } else if (refusedFieldsOf(known.error).some(({ path }) => path === 'supplierId'))
      form.fill(() => ({ supplierId: '', accountId: '' }))
  }, [known.error])

  // The supplier's usual account in the orders' currency.
  const { supplier, currency, accounts } = known
  const isChosen = values.accountId !== '' || values.isNewAccount
  const usual =
    supplier && !isChosen && currency !== ''
      ? accounts.find((account) => account.currency === currency)
      : undefined
  useEffect(() => {
    if (usual) form.fill(() => ({ accountId: usual.id }))
  }, [usual?.id])

  const isSettled = known.isSettled && isFilled && usual === undefined
  useEffect(() => {
    if (!isWanted || !(isSettled || known.error)) return
    setWanted(false)
    if (isSettled) submit()
  }, [isWanted, isSettled, known.error])

  /** Asks before it sends, where nothing is wrong. */
  function submit(): void {
    if (form.isSaving) return
    if (!isSettled) return setWanted(known.error === null)
    setChecked(true)
    setRefused(false)
    void form.submit(() => {
      setAsking(true)
      return Promise.resolve()
    })
  }

  async function send(typed: ApplicationValues): Promise<void> {
    const isRepeated = key.current !== undefined
    key.current ??= crypto.randomUUID()
    draft.storeNow()
    const body = bodyOf(typed, known.currency, known.rate?.rate)
    const options = { idempotencyKey: key.current, isQuiet: isRepeated }
    try {
      const made = await api('POST finance/online/paymentApplication/save', { body }, options)
      await finish(made, false)
    } catch (error) {
      const earlier = answeredBefore(error)
      if (earlier) return finish(earlier, true)
      // Refused: what is sent next is another application.
      if (!isUnanswered(error)) key.current = undefined
      const hasFields = refusedFieldsOf(error).length > 0
      if (isRepeated && !hasFields && error instanceof Error)
        showToast({ kind: 'error', text: error.message })
      setRefused(hasFields)
      setAsking(!hasFields)
      // Amounts, rate or account may have changed since they were read.
      if (hasFields) void queries.invalidateQueries({ queryKey: ['paymentApplication', 'facts'] })
      throw error
    }
    return undefined
  }

  async function finish(made: Applied, isEarlier: boolean): Promise<void> {
    key.current = undefined
    setAsking(false)
    form.reset(emptyValues)
    draft.drop()
    await onApplied(made, isEarlier)
    await Promise.all(
      ['paymentApplication', 'order', 'supplierAccount'].map((entity) =>
        queries.invalidateQueries({ queryKey: [entity] }),
      ),
    )
  }

  const isOnItsWay = key.current !== undefined
  const said = textsOf(saidFindings(known.findings, { isChecked, isOnItsWay }))
  return {
    ...known,
    isSettled,
    findings: isOnItsWay ? [] : known.findings,
    form: {
      ...form,
      errors: { ...said, ...(isRefused && form.errors) },
      heals: { ...linksOf(known.findings), ...form.heals },
    } satisfies Form<ApplicationValues>,
    draft,
    left,
    add,
    set: form.set,
    change(changes: Partial<ApplicationValues>): void {
      form.change(changes)
    },
    isAsking,
    stopAsking: () => setAsking(false),
    submit,
    isWanted,
    sendNow: (): Promise<void> => form.submit(send),
    /** The application as a document; only the text message's code may be missing yet. */
    async preview(): Promise<Download | undefined> {
      setChecked(true)
      if (known.findings.some(({ path }) => path !== 'code')) return undefined
      const { code: _code, ...body } = bodyOf(values, known.currency, known.rate?.rate)
      return api('POST finance/online/paymentApplication/preview', { body })
    },
  }
}
