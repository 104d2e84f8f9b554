import { useTranslations } from 'use-intl'
import { DocumentPage } from '../../lib/documents/document-page.tsx'
import { api } from '../../lib/session/api.ts'
import { ServiceForm, servicePage } from './service-form.tsx'
import { ServiceRecord } from './service-record.tsx'

/** One service: a new one, one to read, or (`edit=1`) one to change. */
export function ServiceInfo() {
  const t = useTranslations('services')
  return (
    <DocumentPage
      {...servicePage}
      texts={t}
      load={(id) => api('GET service/online/order/{id}', { params: { id } })}
      form={(order) => <ServiceForm {...(order && { order })} />}
      record={(order) => <ServiceRecord order={order} />}
    />
  )
}
