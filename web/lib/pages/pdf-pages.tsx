import { useObjectUrl } from '@quayside/kit/files/object-url.ts'
import type { Download } from '@quayside/kit/page/download.ts'
import styles from './pdf-pages.module.css'

/** The pages of a PDF in the browser's own viewer. */
export function PdfPages({ file: { blob }, title }: { file: Download; title: string }) {
  const address = useObjectUrl(blob)
  if (address === undefined) return null
  return <iframe className={styles['pages']} title={title} src={`${address}#navpanes=0&view=FitH`} />
}
