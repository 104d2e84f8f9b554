import type { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import type { QuoteLink, QuoteLinkAnswer } from '@quayside/contract/forwarding/quote-request.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { Field } from '@quayside/kit/public/field.tsx'
import { useProblemText } from '@quayside/kit/public/use-problem-text.ts'
import { usePublicForm } from '@quayside/kit/public/use-public-form.ts'
import type { QuotationValues } from '@quayside/kit/records/quotation-values.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { noCharge, QuoteCharges } from './forwarder-quote.charges.tsx'

const valuesOf = ({ quotation, forwarder }: QuoteLink): QuotationValues => ({
  carrier: quotation?.carrier ?? forwarder,
  viaPort: quotation?.viaPort ?? '',
  transitDays: quotation ? String(quotation.transitDays) : '',
  departsOn: quotation?.departsOn ?? '',
  freeDays: String(quotation?.freeDays ?? ''),
  validUntil: quotation?.validUntil ?? '',
  remarks: quotation?.remarks ?? '',
  charges: quotation?.charges.map((charge) => ({ ...charge, isIncluded: charge.isIncluded === 1 })) ?? [
    noCharge,
  ],
})

/** What is no number is sent as it is, so that the server names it at its field. */
const daysOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : text) as number

const answerOf = (values: QuotationValues, token: string) =>
  ({
    token,
    carrier: values.carrier,
    viaPort: values.viaPort.trim().toUpperCase(),
    transitDays: values.transitDays.trim() === '' ? null : daysOf(values.transitDays),
    departsOn: values.departsOn || null,
    freeDays: values.freeDays.trim() === '' ? null : daysOf(values.freeDays),
    validUntil: values.validUntil,
    remarks: values.remarks,
    charges: values.charges.map((charge) => ({
      ...charge,
      unitPrice: charge.isIncluded || charge.unitPrice.trim() === '' ? '0' : charge.unitPrice.trim(),
      isIncluded: charge.isIncluded ? 1 : 0,
    })) as FreightCharge[],
  }) as QuoteLinkAnswer

/** Terms and charges; the server checks them as it checks the provider's own. */
export function QuoteForm({ link, token }: { link: QuoteLink; token: string }) {
  const t = useTranslations('quoteLink')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const sentence = useProblemText()
  const form = usePublicForm<QuotationValues>(valuesOf(link))
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState('')
  const [refusal, setRefusal] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    setRefusal('')
    setSent('')
    try {
      const { number } = await api(
        'POST freight/open/quoteLink/answer',
        { body: answerOf(form.values, token) },
        { isQuiet: true },
      )
      form.show([])
      setSent(number)
    } catch (error) {
      const problems = error instanceof ApiError ? error.fields : []
      form.show(problems)
      if (problems.length === 0) setRefusal(error instanceof Error ? error.message : '')
    } finally {
      setSending(false)
    }
  }

  const text = (name: Exclude<keyof QuotationValues, 'charges'>, more: object = {}) => (
    <Field
      label={fields(name)}
      value={form.values[name]}
      error={sentence(form.problems, name)}
      onChange={(event) => form.set(name, event.target.value)}
      {...more}
    />
  )
  const isKnown = link.quotation !== null || sent !== ''
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void send(event)}>
      <h2>{t('terms')}</h2>
      <div className="quote-terms">
        {text('carrier', { maxLength: 60, required: true })}
        {text('transitDays', { maxLength: 3, inputMode: 'numeric', required: true })}
        {text('validUntil', { type: 'date', required: true })}
        {text('departsOn', { type: 'date' })}
        {text('viaPort', { maxLength: 12 })}
        {text('freeDays', { maxLength: 3, inputMode: 'numeric' })}
      </div>
      <QuoteCharges
        link={link}
        charges={form.values.charges}
        problems={form.problems}
        onChange={(charges) => form.set('charges', charges)}
      />
      {text('remarks', { maxLength: 500 })}
      {form.problems.length > 0 && (
        <p className="field-error" role="alert">
          {t('wrong', { count: form.problems.length })}
        </p>
      )}
      {refusal !== '' && (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className="button" data-kind="signal" disabled={isSending}>
        {t(isKnown ? 'sendAgain' : 'send')}
      </button>
      <p className="note" data-tone="done" role="status" hidden={sent === ''}>
        {sent !== '' && t('sent', { number: sent })}
      </p>
    </form>
  )
}
