import { Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'

type Values = { isHidden: number }

/** Whether something can still be chosen. */
export function ShownField<V extends Values>(props: {
  form: Form<V>
  texts: (key: 'state' | 'shown' | 'hidden') => string
}) {
  const { texts } = props
  return (
    <Field form={props.form as unknown as Form<Values>} name="isHidden" label={texts('state')}>
      {(control) => (
        <ChoiceInput
          control={control}
          options={[
            { value: 0, label: texts('shown') },
            { value: 1, label: texts('hidden') },
          ]}
        />
      )}
    </Field>
  )
}
