import type { LandingContent } from '@quayside/contract/kernel/landing.ts'
import { landingEnUS } from './landing/en-US.ts'
import { landingZhCN } from './landing/zh-CN.ts'
import { landingZhTW } from './landing/zh-TW.ts'

export const landing: Record<'zh-CN' | 'zh-TW' | 'en-US', LandingContent> = {
  'zh-CN': landingZhCN,
  'zh-TW': landingZhTW,
  'en-US': landingEnUS,
}
