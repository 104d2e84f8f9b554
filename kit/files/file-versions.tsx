import type { ReactNode } from 'react'
import type { StoredFile } from '../page/context.tsx'
import { FilePreview } from './file-preview.tsx'
import styles from './file-versions.module.css'

type Version = {
  readonly key: string
  readonly title: string
  readonly state?: ReactNode
  readonly file: StoredFile
  /** What was said to it. */
  readonly notes?: ReactNode
  readonly actions?: ReactNode
}

type Props = {
  readonly label: string
  readonly versions: readonly Version[]
  readonly read: (fileId: string) => Promise<Blob>
}

/** Versions of a document side by side, in columns that scroll where there are many. */
export const FileVersions = ({ label, versions, read }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- columns beyond the edge are reached by keyboard
  <div className={styles['versions']} role="group" aria-label={label} tabIndex={0}>
    {versions.map((version) => (
      <article key={version.key} className={styles['version']} aria-label={version.title}>
        <header>
          <b>{version.title}</b>
          {version.state}
        </header>
        <FilePreview file={version.file} read={read} />
        {version.notes && <div className={styles['notes']}>{version.notes}</div>}
        {version.actions && <footer>{version.actions}</footer>}
      </article>
    ))}
  </div>
)
