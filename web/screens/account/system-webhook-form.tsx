import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { mayPostEvents } from '@quayside/contract/systems/system-event.rules.ts'
import {
  type SystemEventKind,
  systemEventKindNames,
  systemEventKinds,
} from '@quayside/contract/systems/system-event.ts'
import { type SystemWebhook, SystemWebhookSave } from '@quayside/contract/systems/system-webhook.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Checkbox, CheckboxGroup } from '@quayside/kit/inputs/checkbox.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { OnceFooter } from '@quayside/kit/overlays/once-footer.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import styles from './system-keys.module.css'

type Props = { readonly webhook?: SystemWebhook; readonly onClose: () => void }

/** Adds an address and shows its secret once, or changes one. */
export default function WebhookDialog({ webhook, onClose }: Props) {
  const [secret, setSecret] = useState<string>()
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <WebhookForm
      {...(webhook && { webhook })}
      onSaved={(made) => (made === '' ? onClose() : setSecret(made))}
      onClose={onClose}
    />
  )
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations('ownWebhooks')
  return (
    <Dialog
      title={t('secretMade')}
      isSticky
      footer={<OnceFooter value={secret} closeLabel={t('close')} onClose={onClose} />}
      onClose={onClose}
    >
      <p className={styles['key']}>
        <Code>{secret}</Code>
      </p>
      <p>{t('secretHint')}</p>
    </Dialog>
  )
}

const usualKinds: readonly SystemEventKind[] = ['order', 'paymentApplication', 'fee', 'inbound', 'outbound']

type Values = { name: string; url: string; kinds: readonly string[]; isEnabled: number }

function WebhookForm({ webhook, onSaved, onClose }: Props & { onSaved: (secret: string) => void }) {
  const t = useTranslations('ownWebhooks')
  const areas = useTranslations('permissions.areas')
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const can = useCan()
  const isOffered = (kind: SystemEventKind): boolean => mayPostEvents(kind, can)
  /** A kind that a colleague chose is shown, so that it can be taken off. */
  const offered = systemEventKindNames.filter((kind) => isOffered(kind) || webhook?.kinds.includes(kind))
  const bodyOf = ({ name, url, kinds, isEnabled }: Values) => ({
    ...(webhook && { id: webhook.id, version: webhook.version }),
    name,
    url,
    kinds: kinds as SystemEventKind[],
    isEnabled: toFlag(isYes(isEnabled)),
  })
  const form = useForm<Values>({
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      kinds: webhook?.kinds ?? usualKinds.filter(isOffered),
      isEnabled: webhook?.isEnabled ?? toFlag(true),
    },
    check: (values) => textsOf(findingsOf(SystemWebhookSave, bodyOf(values))),
  })
  const draft = useDraft(`systemWebhook.${webhook?.id ?? ''}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const { secret } = await api('POST base/online/systemWebhook/save', { body: bodyOf(values) })
      draft.drop()
      if (secret === '') showToast({ kind: 'success', text: t('saved') })
      onSaved(secret)
      await queries.invalidateQueries({ queryKey: ['systemWebhook'] })
    })
  return (
    <FormDialog
      title={webhook ? t('edit') : t('new')}
      form={form}
      draft={draft}
      saveLabel={t('save')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={t('name')} maxLength={60} isRequired isWide />
      <TextField
        form={form}
        name="url"
        label={t('url')}
        maxLength={500}
        hint={t('urlHint')}
        isRequired
        isWide
      />
      <Field form={form} name="kinds" label={t('kinds')} isWide isRequired>
        {(control) => (
          <div id={control.id} className={styles['kinds']}>
            {[...Map.groupBy(offered, (kind) => systemEventKinds[kind])].map(([area, kinds]) => (
              <fieldset key={area}>
                <legend>{areas(area)}</legend>
                <CheckboxGroup
                  value={control.value.filter((kind) => kinds.some((own) => own === kind))}
                  options={kinds.map((kind) => ({ value: kind as string, label: t(`kindNames.${kind}`) }))}
                  onChange={(chosen) =>
                    control.set([
                      ...control.value.filter((kind) => !kinds.some((own) => own === kind)),
                      ...chosen,
                    ])
                  }
                />
              </fieldset>
            ))}
          </div>
        )}
      </Field>
      <Field form={form} name="isEnabled" label={t('isEnabled')} isWide>
        {({ id, value, set }) => (
          <Checkbox id={id} checked={isYes(value)} onChange={(isOn) => set(toFlag(isOn))}>
            {t('turnOn')}
          </Checkbox>
        )}
      </Field>
    </FormDialog>
  )
}
