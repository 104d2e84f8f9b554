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

const megabyte = 1024 * 1024
/** What may be uploaded within 24 hours, by one member and by all members of a company. */
export const uploadQuotas = {
  reviewed: {
    member: { files: 500, bytes: 1000 * megabyte },
    company: { files: 3000, bytes: 5000 * megabyte },
  },
  unreviewed: {
    member: { files: 30, bytes: 100 * megabyte },
    company: { files: 30, bytes: 100 * megabyte },
  },
} as const
