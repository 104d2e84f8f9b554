import { findPhrases, loadPhrases } from '@quayside/phrases/load.ts'
import { beforeEach, expect, it } from 'vitest'
import { followOtherTabs, startPhrases, switchLocale } from './i18n.tsx'
import { currentLocale } from './locale.ts'

beforeEach(async () => {
  await startPhrases([])
  await switchLocale('zh-CN')
})

it('takes the last of two choices, whichever texts are loaded first', async () => {
  await Promise.all([switchLocale('en-US'), switchLocale('zh-TW')])
  expect(currentLocale.get()).toBe('zh-TW')
  expect(document.documentElement.lang).toBe('zh-TW')
})

it('follows a choice that another tab made while this one was loading', async () => {
  localStorage.setItem('locale', 'en-US')
  followOtherTabs()
  await expect.poll(() => currentLocale.get()).toBe('en-US')
})

it('has the texts of a page that is still loading when the language changes', async () => {
  await loadPhrases('zh-CN', ['login'])
  await switchLocale('en-US')
  expect(findPhrases('en-US', 'login')).toBeDefined()
})
