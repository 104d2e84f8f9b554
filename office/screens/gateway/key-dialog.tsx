import { ApiKeySave } from '@quayside/contract/office/api-key.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import styles from './gateway.module.css'
import { ScopeChoice } from './scope-choice.tsx'

type Values = { name: string; scopes: string[]; requestsAMinute: string }
const bodyOf = ({ name, scopes, requestsAMinute }: Values) => ({
  name,
  scopes,
  requestsAMinute: Number(requestsAMinute),
})

/** Creates a key and shows it once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('officeGateway')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const [key, setKey] = useState<string>()
  const form = useForm<Values>({
    initial: { name: '', scopes: [], requestsAMinute: '600' },
    check: (values) => textsOf(findingsOf(ApiKeySave, bodyOf(values))),
  })

  async function make(): Promise<void> {
    await form.submit(async (values) => {
      const made = await api('POST office/online/apiKey/save', { body: bodyOf(values) })
      setKey(made.key)
      await queries.invalidateQueries({ queryKey: ['apiKey'] })
    })
  }

  return (
    <Dialog
      width={860}
      title={t('new')}
      action={{
        label: key === undefined ? t('make') : t('close'),
        isBusy: form.isSaving,
        run: () => (key === undefined ? void make().catch(() => undefined) : onClose()),
      }}
      onClose={onClose}
    >
      {key === undefined ? (
        <div className="q-fields q-fields-narrow">
          <Field form={form} name="name" label={t('name')} isRequired>
            {(control) => <TextInput control={control} maxLength={60} />}
          </Field>
          <Field form={form} name="requestsAMinute" label={t('rate')} isRequired>
            {(control) => <TextInput control={control} maxLength={6} />}
          </Field>
          <Field form={form} name="scopes" label={t('scopes')} isRequired isWide>
            {({ id, value, set }) => (
              <div id={id} className={styles['scope-groups']}>
                <ScopeChoice value={value} onChange={set} />
              </div>
            )}
          </Field>
        </div>
      ) : (
        <>
          <p>{t('shown')}</p>
          <p className={styles['gateway-key']}>
            <Code>{key}</Code>
          </p>
        </>
      )}
    </Dialog>
  )
}
