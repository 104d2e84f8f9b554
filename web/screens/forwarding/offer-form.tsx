import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import {
  CounterOfferInput,
  type ForwarderQuotationDetail,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { formatPrice } from '@quayside/contract/forwarding/freight-charge.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { RowErrors } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './quote-matrix.module.css'

export type OfferValues = { readonly chargeKind: string; readonly price: string; readonly note: string }

type Props = {
  readonly quote: ForwarderQuotationDetail
  readonly kinds: QuoteComparison['kinds']
  readonly begun: number
  /** What was typed for each quotation: looking at another one loses nothing. */
  readonly typed: Map<string, OfferValues>
  readonly onSent: () => Promise<unknown>
}

/** Another price for one charge of a quotation. */
export function OfferForm({ quote, kinds, begun, typed, onSent }: Props) {
  const t = useTranslations('forwarding.matrix')
  const textsOf = useFindingTexts()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (begun > 0) element.current?.querySelector<HTMLInputElement>('input[inputmode="decimal"]')?.focus()
  }, [begun])
  const quoted = quote.charges.filter(({ isIncluded }) => !isYes(isIncluded))
  const empty: OfferValues = { chargeKind: quoted[0]?.kind ?? '', price: '', note: '' }
  const bodyOf = ({ price, ...rest }: OfferValues) => ({ ...rest, price: price.trim() })
  const form = useForm<OfferValues>({
    initial: typed.get(quote.id) ?? empty,
    check: (values) => textsOf(findingsOf(CounterOfferInput, bodyOf(values))),
  })
  const { values, errors } = form
  useEffect(() => {
    typed.set(quote.id, values)
  }, [typed, quote.id, values])
  const charge = quoted.find(({ kind }) => kind === values.chargeKind)
  const nameOf = (kind: string): string => kinds.find(({ value }) => value === kind)?.name ?? kind
  const send = (event: FormEvent): Promise<void> => {
    event.preventDefault()
    return form.submit(async (entered) => {
      await api('POST freight/online/quotation/{id}/counterOffer', {
        params: { id: quote.id },
        body: bodyOf(entered) as CounterOfferInput,
      })
      showToast({ kind: 'success', text: t('offered') })
      form.reset({ ...empty, chargeKind: entered.chargeKind })
      await onSent()
    })
  }
  return (
    <form
      ref={element}
      className={styles['offer']}
      onSubmit={(event) => void send(event).catch(() => undefined)}
    >
      <Select
        aria-label={t('offerCharge')}
        aria-invalid={errors['chargeKind'] !== undefined}
        value={values.chargeKind}
        options={quoted.map(({ kind }) => ({ value: kind, label: `${nameOf(kind)} ${kind}` }))}
        onChange={(kind) => form.set('chargeKind', kind ?? '')}
      />
      <Input
        aria-label={t('offerPrice')}
        aria-invalid={errors['price'] !== undefined}
        {...(charge && { prefix: charge.currency })}
        placeholder={charge ? formatPrice(charge.unitPrice) : ''}
        value={values.price}
        inputMode="decimal"
        maxLength={16}
        onChange={(event) => form.set('price', event.target.value)}
      />
      <Input
        aria-label={t('offerNote')}
        aria-invalid={errors['note'] !== undefined}
        placeholder={t('notePlaceholder')}
        value={values.note}
        maxLength={500}
        onChange={(event) => form.set('note', event.target.value)}
      />
      <Button type="submit" isBusy={form.isSaving}>
        {t('send')}
      </Button>
      <RowErrors errors={errors} />
    </form>
  )
}
