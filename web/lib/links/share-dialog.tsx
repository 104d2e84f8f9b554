import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { linkKind } from '@quayside/contract/links/link.codes.ts'
import {
  type LinkedEntity,
  linkDays,
  linkKindsOf,
  mayShowPrices,
} from '@quayside/contract/links/link.rules.ts'
import { ShareLinkSave } from '@quayside/contract/links/share-link.ts'
import { QrCode } from '@quayside/kit/files/qr-code.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Checkbox, CheckboxGroup } from '@quayside/kit/inputs/checkbox.tsx'
import { ChoiceInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { OnceFooter } from '@quayside/kit/overlays/once-footer.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { Code, useInstant } from '@quayside/kit/table/cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import styles from './links.module.css'

/** What a link is made of. */
export type SharedRecord = {
  readonly entity: LinkedEntity
  readonly id: string
  readonly number: string
  readonly attachments: readonly Attachment[]
}
type Props = { readonly record: SharedRecord; readonly onClose: () => void }
type Made = { readonly address: string; readonly expiresAt: string }

/** Asks what to share with whom, then shows the link once, with its code for a phone. */
export default function ShareDialog({ record, onClose }: Props) {
  const [made, setMade] = useState<Made>()
  return made ? (
    <MadeDialog made={made} onClose={onClose} />
  ) : (
    <ShareForm record={record} onMade={setMade} onClose={onClose} />
  )
}

function MadeDialog({ made: { address, expiresAt }, onClose }: { made: Made; onClose: () => void }) {
  const t = useTranslations('shareLinks')
  const instant = useInstant()
  return (
    <Dialog
      title={t('made')}
      isSticky
      footer={<OnceFooter value={address} closeLabel={t('close')} onClose={onClose} />}
      onClose={onClose}
    >
      <div className={styles['made']}>
        <Suspense>
          <QrCode value={address} label={t('qr')} />
        </Suspense>
        <p>
          <Code>{address}</Code>
        </p>
        <p>
          <WholeParts>{t('madeHint', { until: instant(expiresAt) })}</WholeParts>
        </p>
      </div>
    </Dialog>
  )
}

type Values = {
  kind: number
  recipient: string
  days: number
  showsPrices: boolean
  fileIds: readonly string[]
}

function ShareForm({ record, onMade, onClose }: Props & { onMade: (made: Made) => void }) {
  const t = useTranslations('shareLinks')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const textsOf = useFindingTexts()
  const { entity, id: recordId } = record
  const bodyOf = ({ kind, recipient, days, showsPrices, fileIds }: Values) => {
    const isTracking = kind === linkKind.codes.tracking
    return {
      entity,
      recordId,
      kind,
      recipient,
      days,
      showsPrices: toFlag(showsPrices && mayShowPrices(entity, kind)),
      fileIds: isTracking ? [...fileIds] : [],
    }
  }
  const form = useForm<Values>({
    initial: {
      kind: linkKind.codes.tracking,
      recipient: '',
      days: linkDays.codes.month,
      showsPrices: false,
      fileIds: [],
    },
    check: (values) => textsOf(findingsOf(ShareLinkSave, bodyOf(values))),
  })
  const draft = useDraft(`shareLink.${entity}.${recordId}`, form)
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      const { path, expiresAt } = await api('POST base/online/shareLink/save', { body: bodyOf(values) })
      draft.drop()
      onMade({ address: `${location.origin}${path}`, expiresAt })
      await queries.invalidateQueries({ queryKey: ['shareLink'] })
    })
  const { kind } = form.values
  return (
    <FormDialog
      title={t('share', { number: record.number })}
      form={form}
      draft={draft}
      saveLabel={t('make')}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <Field form={form} name="kind" label={t('kind')} isWide>
        {(control) => (
          <ChoiceInput
            control={control}
            options={linkKindsOf(entity).map((key) => ({
              value: linkKind.codes[key] as number,
              label: codeText(linkKind, linkKind.codes[key]),
            }))}
          />
        )}
      </Field>
      <TextField form={form} name="recipient" label={t('recipient')} maxLength={100} isRequired />
      <Field form={form} name="days" label={t('days')} isWide>
        {(control) => (
          <ChoiceInput
            control={control}
            options={linkDays.values.map((days) => ({ value: days as number, label: t('daysOf', { days }) }))}
          />
        )}
      </Field>
      {kind === linkKind.codes.tracking && record.attachments.length > 0 && (
        <Field form={form} name="fileIds" label={t('files')} isWide>
          {(control) => (
            <CheckboxGroup
              value={control.value}
              options={record.attachments.map(({ fileId, name }) => ({ value: fileId, label: name }))}
              onChange={control.set}
            />
          )}
        </Field>
      )}
      {mayShowPrices(entity, kind) && (
        <Field form={form} name="showsPrices" label={t('prices')} isWide>
          {({ id, value, set }) => (
            <Checkbox id={id} checked={value} onChange={set}>
              {t('showPrices')}
            </Checkbox>
          )}
        </Field>
      )}
    </FormDialog>
  )
}
