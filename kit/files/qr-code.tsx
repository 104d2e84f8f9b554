import { lazy } from 'react'

/** Loaded on demand; the caller reserves its space. */
export const QrCode = lazy(() => import('./qr-drawing.tsx'))
