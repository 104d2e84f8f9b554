import { needsReason } from '@quayside/contract/customs/declaration.states.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { type DeclarationStateKey, declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import { SelectField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { type Form, useForm } from '@quayside/kit/form/form.ts'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'

/** Under the names that the server's errors have; a state without bad news has a note for its reason. */
type MarkValues = { declarationState: string; reason: string; declarationNo: string }

const targetOf = ({ declarationState: key }: MarkValues): DeclarationStateKey | undefined =>
  declarationState.keys.find((each) => each === key)

const isReasoned = (values: MarkValues): boolean => {
  const target = targetOf(values)
  return target !== undefined && needsReason(target)
}

/** What is entered of the state that customs reports, of one declaration or of several. */
export function useMarkForm(check: (values: MarkValues) => readonly Finding[] = () => []): Form<MarkValues> {
  const t = useTranslations('officeCustoms.mark')
  const textsOf = useFindingTexts()
  return useForm<MarkValues>({
    initial: { declarationState: '', reason: '', declarationNo: '' },
    check: (values) => ({
      ...textsOf([...(targetOf(values) ? [] : [at('declarationState', 'field.required')]), ...check(values)]),
      ...(isReasoned(values) && values.reason.trim() === '' && { reason: t('reasonMissing') }),
    }),
  })
}

export function givenOf(values: MarkValues) {
  const text = values.reason.trim()
  return {
    declarationState: declarationState.codes[targetOf(values) ?? 'declared'],
    ...(text !== '' && (isReasoned(values) ? { reason: text } : { note: text })),
  }
}

type Props = { readonly form: Form<MarkValues>; readonly targets: readonly DeclarationStateKey[] }

/** The state and, where it is bad news, why. */
export function MarkFields({ form, targets }: Props) {
  const t = useTranslations('officeCustoms.mark')
  const codeText = useCodeText()
  return (
    <>
      <SelectField
        form={form}
        name="declarationState"
        label={t('state')}
        options={targets.map((key) => ({
          value: key,
          label: codeText(declarationState, declarationState.codes[key]),
        }))}
        isRequired
        isWide
      />
      <Field
        form={form}
        name="reason"
        label={t(isReasoned(form.values) ? 'reason' : 'note')}
        isRequired={isReasoned(form.values)}
        isWide
      >
        {(control) => <TextAreaInput control={control} maxLength={500} />}
      </Field>
    </>
  )
}
