import type { Control } from '../form/field.tsx'
import { useTextsByKey } from '../page/phrases.ts'

/** Said at once, also before the form is checked: a text can be pasted whole that is longer than the field takes. */
export function TooLong({ control, max }: { control: Control<string>; max: number }) {
  const errors = useTextsByKey('errors')
  if (control.value.length <= max || control['aria-invalid']) return null
  return (
    <div className="q-field-error" role="alert">
      {errors('field.tooLong', { max })}
    </div>
  )
}
