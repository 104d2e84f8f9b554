import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { conversionsFile, convertByOpenCC } from './traditional.ts'

const leaves = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(leaves)

/** Writes what OpenCC makes of each text of zh-CN; the set-up runs this after a text changed. */
const folder = join(import.meta.dirname, 'zh-CN')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)
const modules = await Promise.all(files.map((name) => import(join(folder, name)) as Promise<object>))
const texts = new Set(modules.flatMap(leaves))

mkdirSync(dirname(conversionsFile), { recursive: true })
const unfinished = `${conversionsFile}.${process.pid}`
writeFileSync(
  unfinished,
  JSON.stringify(Object.fromEntries([...texts].map((text) => [text, convertByOpenCC(text)]))),
)
renameSync(unfinished, conversionsFile)
