import type { Download } from '@quayside/kit/page/download.ts'
import { useEffect, useState } from 'react'
import styles from './pdf-pages.module.css'

/** The pages of a PDF in the browser's own viewer. */
export function PdfPages({ file: { blob }, title }: { file: Download; title: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  if (address === undefined) return null
  return <iframe className={styles['pages']} title={title} src={`${address}#navpanes=0&view=FitH`} />
}
