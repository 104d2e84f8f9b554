import type { ReportView } from '@quayside/contract/reports/report.ts'
import { NameDialog } from '@quayside/kit/list/name-dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'

type Props = { readonly reportNo: string; readonly view: ReportView; readonly onClose: () => void }

/** Saves what the report shows under a name. */
export default function SetDialog({ reportNo, view, onClose }: Props) {
  const t = useTranslations('reportScreens')
  const queries = useQueryClient()
  return (
    <NameDialog
      title={t('saveSet')}
      note={t('setNote')}
      saveLabel={t('save')}
      maxLength={60}
      texts={t}
      onSave={async (named) => {
        await api('POST report/online/set/save', { body: { reportNo, view, ...named } })
        await queries.invalidateQueries({ queryKey: ['reportSet'] })
      }}
      saved={() => t('setSaved')}
      onClose={onClose}
    />
  )
}
