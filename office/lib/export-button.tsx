import { Button } from '@quayside/kit/inputs/button.tsx'
import { type Download, saveDownload } from '@quayside/kit/page/download.ts'
import { useTranslations } from 'use-intl'

/** Downloads what the filters of a list leave as a sheet. */
export function ExportButton({ fetch }: { fetch: () => Promise<Download> }) {
  const verbs = useTranslations('kit.list')
  return <Button onClick={() => void fetch().then(saveDownload, () => undefined)}>{verbs('export')}</Button>
}
