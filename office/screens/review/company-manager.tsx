import type { CompanyReview } from '@quayside/contract/office/review.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { SelectInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { session } from '../../lib/session.ts'

type Props = { readonly company: Pick<CompanyReview, 'id' | 'manager'> }

/** Who looks after the customer; the customer's help names them. */
export function CompanyManager({ company }: Props) {
  const t = useTranslations('officeReview.company')
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel title={t('manager')}>
      <p>{company.manager?.name ?? t('managerNone')}</p>
      {may('company-review') && <Button onClick={() => setChanging(true)}>{t('managerChange')}</Button>}
      {isChanging && <ManagerForm company={company} onClose={() => setChanging(false)} />}
    </Panel>
  )
}

function ManagerForm({ company, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('officeReview.company')
  const queries = useQueryClient()
  const self = useStore(session)?.self
  const { data } = useQuery({
    queryKey: ['colleague'],
    queryFn: () => api('GET office/online/colleague/list'),
  })
  const { form, dialog } = useFormDialog<{ staffId: string }>({
    name: `office.manager.${company.id}`,
    initial: { staffId: company.manager?.id ?? '' },
    check: () => [],
    send: async ({ staffId }) => {
      await api('POST office/online/company/{id}/manager', {
        params: { id: company.id },
        body: { staffId: staffId === '' ? null : staffId },
      })
      showToast({ kind: 'success', text: t('managerSaved') })
    },
    saved: () => queries.invalidateQueries({ queryKey: ['company'] }),
    onClose,
  })
  const people = [...(self ? [self] : []), ...(data?.rows ?? [])]
  return (
    <FormDialog {...dialog} title={t('managerChange')} saveLabel={t('managerChange')}>
      <Field form={form} name="staffId" label={t('manager')} hint={t('managerHint')} isWide>
        {(control) => (
          <SelectInput
            control={control}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
    </FormDialog>
  )
}
