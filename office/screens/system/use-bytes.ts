import { useFormatter } from 'use-intl'

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** 1.8 GB, by thousands as disks are sold. */
export function useBytes(): (bytes: number) => string {
  const { number } = useFormatter()
  return (bytes) => {
    const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
    return `${number(bytes / 1000 ** power, { maximumFractionDigits: 1 })} ${units[power] ?? ''}`
  }
}
