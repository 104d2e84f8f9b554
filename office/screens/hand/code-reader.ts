import type decodeQr from 'qr/decode.js'

type Detector = { detect(source: CodeSource): Promise<readonly { readonly rawValue: string }[]> }
declare global {
  interface Window {
    BarcodeDetector?: new () => Detector
  }
}

type CodeSource = HTMLVideoElement | ImageBitmap
type CodeReader = (source: CodeSource) => Promise<string | undefined>
type Pixels = Parameters<typeof decodeQr>[0]

/** Larger pictures are reduced: a code that fills a part of them is still read, and a frame takes less time. */
const largest = 1024

/** The code in pixels, where there is one that can be read. */
export async function readQr(pixels: Pixels): Promise<string | undefined> {
  const { default: decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR(pixels)
  } catch {
    return undefined
  }
}

function pixelsOf(source: CodeSource): Pixels | undefined {
  const [width, height] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  const scale = Math.min(1, largest / Math.max(width, height, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Reads by the browser's own detector, or, where it has none, QR codes, which are what our labels have. */
export function openCodeReader(): CodeReader {
  const { BarcodeDetector } = window
  if (BarcodeDetector) {
    const detector = new BarcodeDetector()
    return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue
  }
  return async (source) => {
    const pixels = pixelsOf(source)
    return pixels && readQr(pixels)
  }
}
