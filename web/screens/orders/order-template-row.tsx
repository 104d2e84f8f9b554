import type { OrderTemplate } from '@quayside/contract/orders/order-template.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { useRepeatText } from './order-template.texts.ts'

type RowProps = {
  readonly template: OrderTemplate
  readonly onMake: () => void
  readonly onChange: () => void
  readonly onRemove: () => void
}

export function OrderTemplateRow({ template, onMake, onChange, onRemove }: RowProps) {
  const t = useTranslations('orderForm.templates')
  const repeatText = useRepeatText()
  return (
    <tr>
      <th scope="row">{template.name}</th>
      <td>
        {template.supplierName || '–'}
        <small>{t('lines', { count: template.lineCount })}</small>
      </td>
      <td>
        {repeatText(template.repeat)}
        {template.setBy !== '' && <small>{t('setBy', { name: template.setBy })}</small>}
      </td>
      <td>{template.nextOn ?? '–'}</td>
      <td>
        {template.lastOrderId === null ? (
          '–'
        ) : (
          <PageLink href={pageAddress('/orderInfo', { id: template.lastOrderId })}>
            {template.lastOrderNo}
          </PageLink>
        )}
      </td>
      <td>
        <span>
          <Button look="link" size="small" aria-label={t('makeOf', { name: template.name })} onClick={onMake}>
            {t('make')}
          </Button>
          <Button
            look="link"
            size="small"
            aria-label={t('changeOf', { name: template.name })}
            onClick={onChange}
          >
            {t('change')}
          </Button>
          <Button
            look="link"
            size="small"
            aria-label={t('removeOf', { name: template.name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </span>
      </td>
    </tr>
  )
}
