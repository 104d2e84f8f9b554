import { lazyPart } from '../page/lazy-part.tsx'

/** Loaded on demand; the caller reserves its space. */
export const QrCode = lazyPart(() => import('./qr-drawing.tsx'))
