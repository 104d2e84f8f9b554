import { Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'

/** Whether something can still be chosen. */
export function ShownField(props: {
  form: FieldForm<{ isHidden: number }>
  texts: (key: 'state' | 'shown' | 'hidden') => string
}) {
  const { texts } = props
  return (
    <Field form={props.form} name="isHidden" label={texts('state')}>
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
