import { lazy } from 'react'

/** For a phone's camera; its caller keeps the room until it is here. */
export const QrCode = lazy(() => import('./antd/antd-qr-code.tsx'))
