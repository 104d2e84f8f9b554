import * as z from 'zod/mini'
import { id } from './schema.ts'

export const UploadedFile = z.object({
  id,
  /** Cleaned, and ending as the content demands. */
  name: z.string(),
  mime: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  hasThumbnail: z.boolean(),
})
export type UploadedFile = z.infer<typeof UploadedFile>

/** `inline=1` shows a picture or a PDF in the browser instead of saving it. */
export const FileQuery = z.strictObject({ inline: z.optional(z.enum(['0', '1'])) })
export type FileQuery = z.infer<typeof FileQuery>

export const isPreviewable = (mime: string): boolean =>
  mime.startsWith('image/') || mime === 'application/pdf'
