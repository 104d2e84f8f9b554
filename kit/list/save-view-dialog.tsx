import { relativeFilters } from '@quayside/contract/kernel/periods.ts'
import { useTranslations } from 'use-intl'
import { withPhrases } from '../page/i18n.tsx'
import { today } from '../page/today.ts'
import type { ListState } from './list-query.ts'
import { NameDialog } from './name-dialog.tsx'
import type { StoredView } from './view-store.ts'

type Given = Pick<StoredView, 'name' | 'view'> & { readonly isShared: 0 | 1 }
type Props = {
  readonly shown: Pick<ListState, 'filters' | 'sort'>
  readonly onSave: (given: Given) => Promise<void>
  readonly onClose: () => void
}

export default withPhrases(['errors'], SaveViewDialog)

/** Saves what a list shows under a name. */
function SaveViewDialog({ shown: { filters, sort }, onSave, onClose }: Props) {
  const t = useTranslations('kit.views')
  const view = {
    filters: relativeFilters(filters, today()),
    ...(sort && { orderByColumn: sort.column, isAsc: sort.direction }),
  }
  return (
    <NameDialog
      title={t('save')}
      note={t('note')}
      saveLabel={t('saveAction')}
      maxLength={40}
      texts={t}
      onSave={(named) => onSave({ ...named, view })}
      saved={(name) => t('saved', { name })}
      onClose={onClose}
    />
  )
}
