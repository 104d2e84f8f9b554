import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'

/** A lot's number, which opens its page for those who see stock. */
export function LotLink({ id, children }: { id: string; children: string }) {
  const can = useCan()
  if (!can('logistics-stock-list')) return <span className="q-code">{children}</span>
  return (
    <span className="q-code">
      <PageLink href={pageAddress('/stockInfo', { id })}>{children}</PageLink>
    </span>
  )
}
