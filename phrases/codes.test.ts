import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCodeLists } from '@quayside/contract/all-codes.ts'
import { allMachines } from '@quayside/contract/all-machines.ts'
import { refusals } from '@quayside/contract/all-refusals.ts'
import { describe, expect, it } from 'vitest'
import * as enUS from './en-US/texts.ts'
import * as zhCN from './zh-CN/texts.ts'
import * as zhTW from './zh-TW/texts.ts'

const texts = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }

type Tree = { readonly [key: string]: string | Tree }
const leaves = (tree: Tree, path = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  )

const codePaths = Object.entries(allCodeLists).flatMap(([name, list]) =>
  list.keys.map((key) => `${name}.${key}`),
)
const transitionPaths = allMachines.flatMap((machine) =>
  [...new Set(machine.transitions.map(({ name }) => name))].flatMap((name) => [
    `${machine.name}.${name}.label`,
    `${machine.name}.${name}.confirm`,
  ]),
)

describe.each(Object.entries(texts))(
  'the texts of codes, machines and refusals in %s',
  (locale, { codes, machines, errors }) => {
    const all = [...leaves(codes), ...leaves(machines), ...leaves(errors)]

    it('have one for each code of each list, and none besides', () => {
      const paths = leaves(codes).map(([path]) => path)
      expect(paths.toSorted()).toEqual(codePaths.toSorted())
    })

    it('have a button and a confirmation for each transition of each machine, and none besides', () => {
      const paths = leaves(machines).map(([path]) => path)
      expect(paths.toSorted()).toEqual(transitionPaths.toSorted())
    })

    it('have a sentence for each refusal, and none besides', () => {
      const paths = leaves(errors).map(([path]) => path)
      expect(paths.toSorted()).toEqual(Object.keys(refusals).toSorted())
    })

    it('are not empty, carry no stray spaces and do not shout', () => {
      for (const [path, text] of all) {
        expect(text.trim(), path).not.toBe('')
        expect(text, path).toBe(text.trim())
        expect(text, path).not.toMatch(/[!！]/)
      }
    })

    it('call no two states of a list alike', () => {
      for (const [name, list] of Object.entries(codes)) {
        expect(new Set(Object.values(list)).size, name).toBe(Object.keys(list).length)
      }
    })

    it('confirm with a whole sentence and label with none', () => {
      for (const [path, text] of leaves(machines)) {
        expect(/[.。]$/.test(text), path).toBe(path.endsWith('.confirm'))
      }
    })

    if (locale === 'en-US') {
      it('hold no Chinese character or full-width punctuation', () => {
        for (const [path, text] of all)
          expect(text, path).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u)
      })

      it('begin with a capital and write the rest in sentence case', () => {
        const names = 'Bank of China|Hong Kong|Chinese|Japanese|Shenzhen'
        const agreements = 'RCEP|ASEAN|CEPA|APTA|Macao|Pacific|Korea|Australia|New Zealand|Switzerland|Chile'
        const named = new RegExp(
          String.raw`\b(ERP|CCC|PDF|VAT|RMB|HS|US|SAFE|FCL|LCL|IP|WeChat Work|DingTalk|${names}|${agreements})\b`,
          'g',
        )
        for (const [path, text] of leaves(codes)) {
          expect(text, path).toMatch(/^[A-Z]/)
          expect(text.replaceAll(named, '').slice(1), path).not.toMatch(/[A-Z]/)
        }
      })
    } else {
      it('punctuate in full width', () => {
        const placeholderOrTime = /\{[^}]*\}|\d\d:\d\d/g
        for (const [path, text] of all)
          expect(text.replaceAll(placeholderOrTime, ''), path).not.toMatch(/[,;:?()]|\p{Script=Han}\./u)
      })
    }

    if (locale === 'zh-TW') {
      it('speak the trade’s own words rather than converted ones', () => {
        const converted = /保存|信息|默認|賬|登錄賬|托盤|網絡|文件夾|用戶|質量|打印|查看單|提交/
        for (const [path, text] of all) expect(text, path).not.toMatch(converted)
      })
    }
  },
)

it('keeps the sentences of refusals in files of their own: the log-in page loads them, and nothing else of a module', () => {
  for (const locale of Object.keys(texts)) {
    const partsOf = (kind: string): string[] => {
      const index = readFileSync(join(import.meta.dirname, locale, `${kind}.ts`), 'utf8')
      return [...index.matchAll(/from '(.+?)'/g)].map(([, file = '']) => file)
    }
    const others = new Set(['codes', 'machines', 'fields', 'server-notices'].flatMap(partsOf))
    expect(partsOf('errors').filter((file) => others.has(file))).toEqual([])
  }
})
