import QrCode from 'antd/es/qr-code'
import { AntdProvider } from './provider.tsx'

export default function AntdQrCode({ value, label }: { value: string; label: string }) {
  return (
    <AntdProvider>
      <QrCode type="svg" aria-label={label} value={value} size={168} bordered={false} color="#0b2a43" />
    </AntdProvider>
  )
}
