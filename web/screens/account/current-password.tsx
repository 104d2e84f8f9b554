import { Field } from '@quayside/kit/form/field.tsx'
import type { Form } from '@quayside/kit/form/form.ts'
import { PasswordInput } from '@quayside/kit/inputs/input.tsx'
import { useTranslations } from 'use-intl'

/** The user's password, which confirms who changes the account. */
export function CurrentPassword<V extends { readonly password: string }>({ form }: { form: Form<V> }) {
  const t = useTranslations('myInformation.personal')
  return (
    <Field form={form} name="password" label={t('password')} isRequired>
      {({ set, ...rest }) => (
        <PasswordInput
          {...rest}
          autoComplete="current-password"
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  )
}
