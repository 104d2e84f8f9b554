import type { ClassificationReview } from '@quayside/contract/office/review.ts'
import { ClassificationAnswer } from '@quayside/contract/products/classification.ts'
import { cccStatus, hongKongControl } from '@quayside/contract/products/product.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { SelectInput, TextAreaInput, TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { PartnerPicker } from '@quayside/kit/inputs/partner-picker.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { CodedDetail } from '@quayside/kit/record/value-details.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'
import { type ClassificationValues, conditions, rates, toAnswer, valuesOf } from './classification-values.ts'
import { fromTariff, hsCodes, TariffCard, useTariff } from './tariff-card.tsx'

/** The classification: code, rates, conditions and controls; read-only once answered. */
export function ClassificationForm({
  request,
  canAnswer,
}: {
  request: ClassificationReview
  canAnswer: boolean
}) {
  const fields = useTranslations('productFields.classificationRequest')
  const t = useTranslations('officeReview.classification')
  const codeText = useCodeText()
  const textsOf = useFindingTexts()
  const stepText = useStepText('classificationRequest')
  const goOn = useGoOn('classificationRequest', request.id)
  const form = useForm<ClassificationValues>({
    initial: valuesOf(request),
    check: (values) => textsOf(findingsOf(ClassificationAnswer, toAnswer(values))),
  })
  // Whatever the tariff says of the chosen code; an answer that was given before stays as it was given.
  const tariff = useTariff(canAnswer ? form.values.hsCode : '', {
    isFilledFor: request.tariffRate === null ? '' : request.hsCode.slice(0, 10),
    fill: (found) => form.enter({ ...form.values, ...fromTariff(found) }),
  })
  if (!canAnswer) return <Answered request={request} />

  function submit(event: FormEvent): void {
    event.preventDefault()
    void form
      .submit(async (values) => {
        await takeStep('classificationRequest', request.id, 'classify', toAnswer(values))
        await goOn({ isSettled: true })
      })
      .catch(() => undefined)
  }
  const choices = (list: typeof cccStatus | typeof hongKongControl) =>
    list.values.map((value) => ({ value: String(value), label: codeText(list, value) }))

  return (
    <form className="q-fields" noValidate onSubmit={submit}>
      <Field form={form} name="hsCode" label={fields('hsCode')} hint={t('hint')} isRequired>
        {({ id, value, set, 'aria-invalid': isInvalid }) => (
          <PartnerPicker
            id={id}
            label={fields('hsCode')}
            placeholder={t('search')}
            value={value}
            aria-invalid={isInvalid}
            chosen={value === '' ? undefined : { id: value, name: value, number: tariff?.name ?? '' }}
            source={hsCodes}
            onChange={(picked) => set(picked?.id ?? '')}
          />
        )}
      </Field>
      <Field form={form} name="inspectionDigits" label={t('inspectionDigits')}>
        {(control) => <TextInput control={control} maxLength={3} />}
      </Field>
      <TariffCard code={form.values.hsCode} tariff={tariff} />
      {rates.map((name) => (
        <Field key={name} form={form} name={name} label={fields(name)}>
          {(control) => <TextInput control={control} maxLength={8} />}
        </Field>
      ))}
      {conditions.map((name) => (
        <Field key={name} form={form} name={name} label={fields(name)}>
          {(control) => <TextInput control={control} maxLength={40} />}
        </Field>
      ))}
      <Field form={form} name="cccStatus" label={fields('cccStatus')}>
        {(control) => <SelectInput control={control} options={choices(cccStatus)} />}
      </Field>
      <Field form={form} name="hongKongControl" label={fields('hongKongControl')}>
        {(control) => <SelectInput control={control} options={choices(hongKongControl)} />}
      </Field>
      <Field form={form} name="note" label={fields('answerNote')} isWide>
        {(control) => <TextAreaInput control={control} maxLength={500} />}
      </Field>
      <div data-wide>
        <Button look="signal" type="submit" isBusy={form.isSaving}>
          {stepText('classify').label}
        </Button>
      </div>
    </form>
  )
}

function Answered({ request }: { request: ClassificationReview }) {
  const fields = useTranslations('productFields.classificationRequest')
  return (
    <Details>
      <CodeDetail label={fields('hsCode')} value={request.hsCode} />
      {rates.map((name) => (
        <Detail key={name} label={fields(name)}>
          <Text>{request[name]}</Text>
        </Detail>
      ))}
      {conditions.map((name) => (
        <Detail key={name} label={fields(name)}>
          <Text>{request[name]}</Text>
        </Detail>
      ))}
      <CodedDetail label={fields('cccStatus')} list={cccStatus} value={request.cccStatus} />
      <TextDetail label={fields('answerNote')} value={request.answerNote} isWide />
    </Details>
  )
}
