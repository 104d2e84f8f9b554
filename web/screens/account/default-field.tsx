import { isYes, toFlag } from '@quayside/contract/kernel/record.ts'
import { Field } from '@quayside/kit/field.tsx'
import type { Form } from '@quayside/kit/form.ts'
import Checkbox from 'antd/es/checkbox'

type Props<V extends object> = { form: Form<V & { isDefault: number }>; label: string; text: string }

export function DefaultField<V extends object>({ form, label, text }: Props<V>) {
  return (
    <Field form={form as unknown as Form<{ isDefault: number }>} name="isDefault" label={label} isWide>
      {(control) => (
        <Checkbox
          id={control.id}
          checked={isYes(control.value)}
          onChange={(event) => control.set(toFlag(event.target.checked))}
        >
          {text}
        </Checkbox>
      )}
    </Field>
  )
}
