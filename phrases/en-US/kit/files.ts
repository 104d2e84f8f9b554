import type { Wording } from '../../wording.ts'
import type { files as source } from '../../zh-CN/kit/files.ts'
import { common, messages } from '../kernel/shared.ts'

export const files: Wording<typeof source> = {
  preview: {
    open: 'Open in a new window',
    save: 'Download',
    loading: 'Opening {name}',
    noPreview: 'This type of file has no preview. Download it to view it.',
    failed: '{name} could not be opened',
  },
  attachment: {
    ...common('choose', 'drop', 'files', 'uploading'),
    ...messages('noFiles', 'remove', 'download'),
    hint: '{types}, up to {size, number} MB each',
    preview: 'Preview {name}',
    tooLarge: '{name} is over {size, number} MB. Compress it and try again.',
    wrongType: '{name} is not a supported type. Upload {types}.',
    none: 'Not uploaded',
  },
}
