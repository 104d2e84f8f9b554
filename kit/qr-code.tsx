import AntdQrCode from 'antd/es/qr-code'

/** For a phone's camera. Loaded on its own: few pages show one. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  return (
    <AntdQrCode type="svg" aria-label={label} value={value} size={168} bordered={false} color="#0b2a43" />
  )
}
