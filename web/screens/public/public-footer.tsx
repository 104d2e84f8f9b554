import type { SystemInfo } from '@quayside/contract/kernel/system.ts'
import { usePublicTexts } from '../../lib/public-texts.ts'

export function PublicFooter({ info }: { info: SystemInfo }) {
  const { footer } = usePublicTexts()
  const { phone, hours } = info.support
  return (
    <footer className="public-footer">
      <div className="public-width">
        <span>
          © {new Date().getFullYear()} {info.ymbTitle}
        </span>
        <a href="/agreement">{footer.agreement}</a>
        <span>
          {footer.support} <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> · {hours}
        </span>
      </div>
    </footer>
  )
}
