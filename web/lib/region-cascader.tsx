import type { Control } from '@quayside/kit/field.tsx'
import Cascader from 'antd/es/cascader'
import { useEffect, useState } from 'react'
import { api } from './api.ts'

type Node = { value: string; label: string; isLeaf: boolean; children?: Node[] }

async function regionsBelow(parent?: string): Promise<Node[]> {
  const { rows } = await api(
    'GET base/online/region/list',
    { query: parent === undefined ? {} : { parent } },
    { isQuiet: true },
  )
  return rows.map((region) => ({ value: region.code, label: region.name, isLeaf: !region.hasChildren }))
}

/** Six digits name a place in China by province, city and district (GB/T 2260). */
const pathOf = (code: string): string[] =>
  [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((part) => part !== '')

/** A region of China, Hong Kong, Macao and Taiwan among them, step by step down to its last level. */
export function RegionCascader({ control, placeholder }: { control: Control<string>; placeholder: string }) {
  const [nodes, setNodes] = useState<Node[]>([])
  const { set, value, id, status } = control

  useEffect(() => {
    if (nodes.length > 0) return
    void grow(/^\d{6}$/.test(value) ? pathOf(value) : [])
      .then(setNodes)
      .catch(() => undefined)
  }, [nodes.length, value])

  async function unfold(node: Node): Promise<void> {
    node.children = await regionsBelow(node.value).catch(() => [])
    setNodes([...nodes])
  }

  return (
    <Cascader
      id={id}
      status={status}
      style={{ width: '100%' }}
      placeholder={placeholder}
      options={nodes}
      value={value === '' ? [] : pathOf(value)}
      loadData={(chosen) => {
        const last = chosen.at(-1)
        if (last) void unfold(last)
      }}
      onChange={(path) => set(path?.at(-1) ?? '')}
    />
  )
}

/** The provinces, and below each step of a known place its neighbours, so that the place can be shown by name. */
async function grow(path: readonly string[]): Promise<Node[]> {
  const [provinces, ...levels] = await Promise.all([
    regionsBelow(),
    ...path.slice(0, -1).map((code) => regionsBelow(code)),
  ])
  let level: Node[] = provinces
  levels.forEach((children, step) => {
    const parent = level.find((node) => node.value === path[step])
    if (parent) parent.children = children
    level = children
  })
  return provinces
}
