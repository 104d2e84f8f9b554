import sharp, { type Sharp } from 'sharp'

/** A picture to upload, in the format that a test chooses. */
export const picture = (): Sharp =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0958d9' } })

export const pngPicture = (): Promise<Buffer> => picture().png().toBuffer()
