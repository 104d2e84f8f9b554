import { type AskedForwarders, AskForwarders } from '@quayside/contract/forwarding/quote-request.ts'
import type { EnquiryReview } from '@quayside/contract/office/forwarding.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useCopy } from '@quayside/kit/page/use-copy.ts'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

type Values = { forwarders: string; validDays: string; note: string }
type Props = { readonly enquiry: EnquiryReview; readonly onClose: () => void }

const bodyOf = ({ forwarders, validDays, note }: Values) => ({
  forwarders: forwarders
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean),
  validDays: /^\d+$/.test(validDays.trim()) ? Number(validDays) : Number.NaN,
  note,
})

/** Behind the #, so that neither servers nor proxies log the secret. */
const linkOf = (token: string): string => `${location.origin}/forwarderQuote#${token}`

/** Whom to ask, one a line; afterwards the link of each, which is shown this once. */
export function AskForwardersDialog({ enquiry, onClose }: Props) {
  const t = useTranslations('officeForwarding.forwarders')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<AskedForwarders['requests']>()
  const form = useForm<Values>({
    initial: { forwarders: '', validDays: '7', note: '' },
    check: (values) => textsOf(findingsOf(AskForwarders, bodyOf(values))),
  })
  const draft = useDraft(`office.askForwarders.${enquiry.id}`, form)
  const ask = (): Promise<void> =>
    form.submit(async (values) => {
      const { requests } = await api('POST freight/online/enquiry/{id}/askForwarders', {
        params: { id: enquiry.id },
        body: bodyOf(values),
      })
      draft.drop()
      setAsked(requests)
      await queries.invalidateQueries({ queryKey: ['forwarderEnquiry'] })
    })
  if (asked) return <Links asked={asked} onClose={onClose} />
  return (
    <FormDialog
      title={`${t('ask')} ${enquiry.number}`}
      form={form}
      draft={draft}
      saveLabel={t('makeLinks')}
      onSave={() => void ask().catch(() => undefined)}
      onClose={onClose}
    >
      <Field form={form} name="forwarders" label={t('forwarder')} hint={t('oneALine')} isRequired isWide>
        {(control) => <TextAreaInput control={control} maxLength={1300} />}
      </Field>
      <TextField form={form} name="validDays" label={t('validDays')} maxLength={2} isRequired />
      <TextField form={form} name="note" label={t('note')} maxLength={500} isWide />
    </FormDialog>
  )
}

function Links({ asked, onClose }: { asked: AskedForwarders['requests']; onClose: () => void }) {
  const t = useTranslations('officeForwarding.forwarders')
  const copyText = useCopy()
  return (
    <Dialog title={t('links')} onClose={onClose}>
      <p className="q-form-note">{t('onlyNow')}</p>
      <ShortTable
        rows={asked}
        keyOf={({ id }) => id}
        columns={[
          { title: t('forwarder'), isRowHead: true, cell: ({ forwarder }) => forwarder },
          { title: t('link'), cell: ({ token }) => <code>{linkOf(token)}</code> },
          {
            title: t('copy'),
            isActions: true,
            cell: ({ token }) => (
              <Button size="small" onClick={() => void copyText(linkOf(token), t('copied'))}>
                {t('copy')}
              </Button>
            ),
          },
        ]}
      />
    </Dialog>
  )
}
