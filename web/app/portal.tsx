import { startSystemInfo } from '../lib/system-info.ts'
import { startPage } from './frame.tsx'

export async function startPortal(): Promise<void> {
  startSystemInfo()
  await startPage(['client'], <main />)
}
