import type { Wording } from '../../wording.ts'
import type { imgPreview as source } from '../../zh-CN/shell/img-preview.ts'
import { common } from '../kernel/shared.ts'

export const imgPreview: Wording<typeof source> = {
  title: 'File preview',
  place: '{place} of {count}',
  tools: 'Preview tools',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  actual: 'Actual size',
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  ...common('download'),
  loading: 'Opening the file',
  failed: 'This file cannot be previewed',
  none: 'No file to preview',
  pdf: 'PDF file: {name}',
  retry: 'Try again',
}
