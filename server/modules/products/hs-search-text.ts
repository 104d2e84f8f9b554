import { searchTextOf } from '../../platform/pinyin.ts'

/** The Chinese name with its pinyin and initials, and the two other names as they are. */
export async function hsSearchText(names: { zhCN: string; zhTW: string; en: string }): Promise<string> {
  const others = [names.zhTW, names.en].filter((name) => name !== '' && name !== names.zhCN)
  // Keyboards have no ü: people type lv for aluminium.
  const pinyin = (await searchTextOf(names.zhCN)).replaceAll('ü', 'v')
  return [pinyin, ...others.map((name) => name.toLowerCase())].join(' ')
}
