import { type CSSProperties, useState } from 'react'
import type { OpenFile } from './img-preview-file.ts'
import type { View } from './img-preview-view.ts'

/** The box has the dimensions of the rotated picture, so that scrolling reaches every corner. */
export function PictureStage({ file, view }: { file: OpenFile; view: View }) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const isLying = view.degrees % 180 !== 0
  const { width, height } = size ?? { width: 0, height: 0 }
  const [boxWidth, boxHeight] = isLying ? [height, width] : [width, height]
  const measures: CSSProperties | undefined =
    view.scale === undefined ? undefined : { width: boxWidth * view.scale, height: boxHeight * view.scale }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture larger than the window scrolls by keyboard
    <div className="stage" tabIndex={0} role="region" aria-label={file.name}>
      <div className="stage-box" style={measures} data-fits={view.scale === undefined || undefined}>
        <img
          src={file.address}
          alt={file.name}
          data-lying={isLying || undefined}
          style={{
            rotate: `${view.degrees}deg`,
            ...(view.scale !== undefined && { width: width * view.scale, height: height * view.scale }),
          }}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
        />
      </div>
    </div>
  )
}
