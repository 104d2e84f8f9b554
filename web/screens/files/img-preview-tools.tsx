import { LineIcon } from '@quayside/kit/page/line-icon.tsx'
import { useTranslations } from 'use-intl'
import { startView, turn, type View, zoomBy } from './img-preview-view.ts'

type Props = {
  isPicture: boolean
  hasBefore: boolean
  hasAfter: boolean
  onStep: (step: 1 | -1) => void
  onView: (change: (before: View) => View) => void
  onDownload: () => void
}

export function PreviewTools({ isPicture, hasBefore, hasAfter, onStep, onView, onDownload }: Props) {
  const t = useTranslations('imgPreview')
  return (
    <div className="tools" role="toolbar" aria-label={t('tools')}>
      <Tool label={t('previous')} path="M15 5l-7 7 7 7" isOff={!hasBefore} onUse={() => onStep(-1)} />
      <Tool label={t('next')} path="M9 5l7 7-7 7" isOff={!hasAfter} onUse={() => onStep(1)} />
      {isPicture && (
        <>
          <Tool label={t('zoomOut')} path="M5 12h14" onUse={() => onView((view) => zoomBy(view, -1))} />
          <Tool label={t('zoomIn')} path="M5 12h14M12 5v14" onUse={() => onView((view) => zoomBy(view, 1))} />
          <Tool
            label={t('fit')}
            path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
            onUse={() => onView((view) => ({ ...startView, degrees: view.degrees }))}
          />
          <Tool
            label={t('actual')}
            path="M5 8l2-1v10M17 8l2-1v10M12 10v.01M12 14.500v.01"
            onUse={() => onView((view) => ({ ...view, scale: 1 }))}
          />
          <Tool
            label={t('rotateLeft')}
            path="M4 5v5h5M4.500 10A8 8 0 1 1 5 15"
            onUse={() => onView((view) => turn(view, -90))}
          />
          <Tool
            label={t('rotateRight')}
            path="M20 5v5h-5M19.500 10A8 8 0 1 0 19 15"
            onUse={() => onView((view) => turn(view, 90))}
          />
        </>
      )}
      <Tool label={t('download')} path="M12 4v11M7 11l5 5 5-5M5 20h14" onUse={onDownload} />
    </div>
  )
}

type ToolProps = { label: string; path: string; isOff?: boolean; onUse: () => void }

function Tool({ label, path, isOff = false, onUse }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onUse}>
      <LineIcon box={24} size={20}>
        <path d={path} />
      </LineIcon>
    </button>
  )
}
