import type { Form } from '@quayside/kit/form/form.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'

type Props<V extends object> = {
  readonly title: string
  readonly lead: string
  readonly form: Form<V>
  /** Sends what was entered. */
  readonly save: (values: V) => Promise<unknown>
  /** What is read again afterwards. */
  readonly queryKey: string
  readonly children: ReactNode
}

/** A few values of the provider's own that are saved together. */
export function SettingPanel<V extends object>({ title, lead, form, save, queryKey, children }: Props<V>) {
  const t = useTranslations('officePublishing')
  const may = useMay()
  const queries = useQueryClient()
  const submit = (): Promise<void> =>
    form.submit(async (values) => {
      await save(values)
      showToast({ kind: 'success', text: t('saved') })
      await queries.invalidateQueries({ queryKey: [queryKey] })
    })
  return (
    <Panel title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p className="q-page-note">{lead}</p>
        <div className="q-fields">{children}</div>
        {may('setting-edit') && (
          <p>
            <Button look="primary" type="submit" isBusy={form.isSaving}>
              {t('save')}
            </Button>
          </p>
        )}
      </form>
    </Panel>
  )
}
