import type { BusinessIcon as IconName } from '@quayside/contract/kernel/landing.ts'
import { LineIcon } from '@quayside/kit/page/line-icon.tsx'

const strokes: Record<IconName, string> = {
  import: 'M4 20h24l-3 6H7zM9 20v-6h5v6M16 20v-9h5v9M25 4v9M21.500 9.500L25 13l3.500-3.500',
  export: 'M4 20h24l-3 6H7zM9 20v-6h5v6M16 20v-9h5v9M25 13V4M21.500 7.500L25 4l3.500 3.500',
  transit: 'M5 11h20M20.500 6.500L25 11l-4.500 4.500M27 21H7M11.500 16.500L7 21l4.500 4.500',
  domestic:
    'M3 8h16v14H3zM19 13h5l5 5v4H19M8.500 24.500a2.500 2.500 0 1 0 0-.01M23.500 24.500a2.500 2.500 0 1 0 0-.01',
  warehouse: 'M4 27V13l12-7 12 7v14M10 27V17h12v10M10 22h12',
  filing: 'M8 4h12l5 5v19H8zM20 4v5h5M12 15h9M12 19.500h9M12 24h5',
  forwarding:
    'M16 28V14M16 14L6 18l2 6M16 14l10 4-2 6M16 9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM16 9v5M4 28q3-3 6 0t6 0 6 0 6 0',
  payment: 'M4 8h24v16H4zM4 13h24M9 19h5M20 19h3',
}

export function BusinessIcon({ name }: { name: IconName }) {
  return (
    <LineIcon box={32}>
      <path d={strokes[name]} />
    </LineIcon>
  )
}
