import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { Checkbox } from '../inputs/checkbox.tsx'
import { Field, type FieldForm } from './field.tsx'

type Props = { form: FieldForm<{ isDefault: number }>; label: string; text: string }

export function DefaultField({ form, label, text }: Props) {
  return (
    <Field form={form} name="isDefault" label={label} isWide>
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
