import { Button } from '@quayside/kit/inputs/button.tsx'
import { Drawer } from '@quayside/kit/overlays/drawer.tsx'
import { useReturnFocus } from '@quayside/kit/overlays/return-focus.ts'
import { type Download, saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'
import { PdfPages } from '../../lib/pages/pdf-pages.tsx'

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
