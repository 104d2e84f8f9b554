import { Field, type FieldForm } from '@quayside/kit/form/field.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDictionary } from '../../lib/choices/dictionary.ts'
import { foundPorts } from './found-ports.ts'

type Ports = { readonly originPort: string; readonly destinationPort: string }

type Props = {
  readonly form: FieldForm<Ports>
  readonly name: 'originPort' | 'destinationPort'
  readonly label: string
}

/** A port, searched by its code, by its names and by pinyin. */
export function PortField({ form, name, label }: Props) {
  const t = useTranslations('forwarding.form')
  const entries = useDictionary('1007')
  const [typed, setTyped] = useState('')
  return (
    <Field form={form} name={name} label={label} isRequired>
      {({ set, value, ...control }) => {
        return (
          <Select
            {...control}
            value={value === '' ? null : value}
            options={foundPorts(entries, typed, value).map((entry) => ({
              value: entry.value,
              label: `${entry.name} ${entry.value}`,
            }))}
            isClearable
            placeholder={t('portPlaceholder')}
            search={{ none: t('noPort'), onType: setTyped }}
            onChange={(port) => set(port ?? '')}
          />
        )
      }}
    </Field>
  )
}
