import { isKeyScope, systemKeyDays } from '@quayside/contract/systems/system-key.rules.ts'
import { SystemKeySave } from '@quayside/contract/systems/system-key.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { OnceFooter } from '@quayside/kit/overlays/once-footer.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { Code, useInstant } from '@quayside/kit/table/cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { PermissionTree } from './members-permissions.tsx'
import styles from './system-keys.module.css'

type Props = { readonly onClose: () => void }
type Made = { readonly key: string; readonly expiresAt: string }

/** Makes a key, then shows it once. */
export default function KeyDialog({ onClose }: Props) {
  const [made, setMade] = useState<Made>()
  return made ? <MadeDialog made={made} onClose={onClose} /> : <KeyForm onMade={setMade} onClose={onClose} />
}

function MadeDialog({ made: { key, expiresAt }, onClose }: Props & { made: Made }) {
  const t = useTranslations('ownSystems')
  const instant = useInstant()
  return (
    <Dialog
      title={t('made')}
      isSticky
      footer={<OnceFooter value={key} closeLabel={t('close')} onClose={onClose} />}
      onClose={onClose}
    >
      <p className={styles['key']}>
        <Code>{key}</Code>
      </p>
      <p>
        <WholeParts>{t('madeHint', { until: instant(expiresAt) })}</WholeParts>
      </p>
    </Dialog>
  )
}

type Values = { name: string; days: number; scopes: readonly string[] }

function KeyForm({ onMade, onClose }: Props & { onMade: (made: Made) => void }) {
  const t = useTranslations('ownSystems')
  const can = useCan()
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const bodyOf = ({ name, days, scopes }: Values) => ({
    name,
    days: days as SystemKeySave['days'],
    scopes: [...scopes],
  })
  const form = useForm<Values>({
    initial: { name: '', days: systemKeyDays.codes.year, scopes: [] },
    check: (values) => textsOf(findingsOf(SystemKeySave, bodyOf(values))),
  })
  const draft = useDraft('systemKey', form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const made = await api('POST base/online/systemKey/save', { body: bodyOf(values) })
      draft.drop()
      onMade(made)
      await queries.invalidateQueries({ queryKey: ['systemKey'] })
    })
  return (
    <FormDialog
      title={t('new')}
      form={form}
      draft={draft}
      saveLabel={t('make')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('name')}
        maxLength={60}
        hint={t('nameHint')}
        isRequired
        isWide
      />
      <Field form={form} name="days" label={t('days')} isWide>
        {(control) => (
          <ChoiceInput
            control={control}
            options={systemKeyDays.values.map((days) => ({
              value: days as number,
              label: t('daysOf', { days }),
            }))}
          />
        )}
      </Field>
      <Field form={form} name="scopes" label={t('scopes')} hint={t('scopesHint')} isWide isRequired>
        {(control) => (
          <PermissionTree
            control={control}
            offers={(permission) => isKeyScope(permission) && can(permission)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
