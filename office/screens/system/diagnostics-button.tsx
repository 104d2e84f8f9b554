import { DownloadOutlined } from '@ant-design/icons-svg'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'

/** What support asks for first, in one file; the tooltip says what is in it. */
export function DiagnosticsButton() {
  const t = useTranslations('officeSystem.diagnostics')
  const fetching = useMutation({
    mutationFn: () => api('GET office/online/system/diagnostics'),
    onSuccess: saveDownload,
  })
  return (
    <Button
      icon={<Icon drawing={DownloadOutlined} />}
      title={t('what')}
      isBusy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {t('download')}
    </Button>
  )
}
