import { Button } from '@quayside/kit/button.tsx'
import { Drawer } from '@quayside/kit/drawer.tsx'
import { type Download, saveDownload } from '@quayside/kit/page/download.ts'
import { useReturnFocus } from '@quayside/kit/return-focus.ts'
import { useTranslations } from 'use-intl'
import { PdfPages } from '../../lib/pdf-pages.tsx'

/** The application as a document, before it is sent. */
export default function ApplicationPreview({ paper, onClose }: { paper: Download; onClose: () => void }) {
  const t = useTranslations('payments.form')
  useReturnFocus()
  return (
    <Drawer
      width={860}
      title={t('preview')}
      actions={<Button onClick={() => saveDownload(paper)}>{t('previewDownload')}</Button>}
      onClose={onClose}
    >
      <PdfPages file={paper} title={t('preview')} />
    </Drawer>
  )
}
