import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { Can } from '../page/context.tsx'

/** Opens a record's form, for who may change it. */
export function ChangeButton({ permission, onClick }: { permission: string; onClick: () => void }) {
  const t = useTranslations('kit.list')
  return (
    <Can permission={permission}>
      <Button look="signal" onClick={onClick}>
        {t('change')}
      </Button>
    </Can>
  )
}
