import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { Checkbox } from '../inputs/checkbox.tsx'
import { Field } from './field.tsx'
import type { Form } from './form.ts'

type Props<V extends object> = { form: Form<V & { isDefault: number }>; label: string; text: string }

export function DefaultField<V extends object>({ form, label, text }: Props<V>) {
  return (
    <Field form={form as unknown as Form<{ isDefault: number }>} name="isDefault" label={label} isWide>
      {(control) => (
        <Checkbox
          id={control.id}
          checked={isYes(control.value)}
          onChange={(isChecked) => control.set(toFlag(isChecked))}
        >
          {text}
        </Checkbox>
      )}
    </Field>
  )
}
