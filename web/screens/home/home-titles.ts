import type { HomeBlock } from '@quayside/contract/home/home-layout.ts'
import { useTranslations } from 'use-intl'

/** The headings of the blocks, also where they are chosen. */
export function useBlockTitle(): (block: HomeBlock) => string {
  const t = useTranslations('home')
  const shell = useTranslations('shell.start')
  return (block) => {
    if (block === 'start') return t('start.title')
    if (block === 'figures') return t('arrange.figures')
    if (block === 'todo') return t('today.title')
    if (block === 'unread' || block === 'bulletins') return shell(block)
    return t(`${block}.title`)
  }
}
