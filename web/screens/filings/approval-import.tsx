import { ImportLines } from '@quayside/kit/lines-form/import-lines.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'
import { api, uploadTo } from '../../lib/session/api.ts'
import type { ApprovalForm } from './use-approval-form.ts'

export default function IngredientImport({ editor, onClose }: { editor: ApprovalForm; onClose: () => void }) {
  const t = useTranslations('orderForm')
  return (
    <ImportLines
      editor={editor}
      title={t('import')}
      onTemplate={async () => saveDownload(await api('GET filing/online/approval/importTemplate'))}
      onRead={(file) => uploadTo('POST filing/online/approval/import', file, {})}
      onRejected={(id) => void api('GET system/online/file/{id}', { params: { id } }).then(saveDownload)}
      onClose={onClose}
    />
  )
}
