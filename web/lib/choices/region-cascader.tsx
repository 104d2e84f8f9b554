import type { Control } from '@quayside/kit/form/field.tsx'
import { type CascadeNode, Cascader } from '@quayside/kit/inputs/cascader.tsx'
import { useEffect, useState } from 'react'
import { api } from '../session/api.ts'

async function regionsBelow(parent?: string): Promise<CascadeNode[]> {
  const { rows } = await api(
    'GET base/online/region/list',
    { query: parent === undefined ? {} : { parent } },
    { isQuiet: true },
  )
  return rows.map((region) => ({ value: region.code, label: region.name, isLeaf: !region.hasChildren }))
}

/** Six digits identify a region of China by province, city and district (GB/T 2260). */
const pathOf = (code: string): string[] =>
  [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].filter((part) => part !== '')

/** A region of China, including Hong Kong, Macao and Taiwan, chosen level by level. */
export function RegionCascader({ control, placeholder }: { control: Control<string>; placeholder: string }) {
  const [nodes, setNodes] = useState<CascadeNode[]>([])
  const { set, value, ...rest } = control

  useEffect(() => {
    if (nodes.length > 0) return
    void grow(/^\d{6}$/.test(value) ? pathOf(value) : [])
      .then(setNodes)
      .catch(() => undefined)
  }, [nodes.length, value])

  async function unfold(node: CascadeNode): Promise<void> {
    node.children = await regionsBelow(node.value).catch(() => [])
    setNodes([...nodes])
  }

  return (
    <Cascader
      {...rest}
      placeholder={placeholder}
      nodes={nodes}
      path={value === '' ? [] : pathOf(value)}
      onUnfold={(node) => void unfold(node)}
      onChange={(path) => set(path.at(-1) ?? '')}
    />
  )
}

/** The provinces, and the siblings at each level of a known region, so that the region can be shown by name. */
async function grow(path: readonly string[]): Promise<CascadeNode[]> {
  const [provinces, ...levels] = await Promise.all([
    regionsBelow(),
    ...path.slice(0, -1).map((code) => regionsBelow(code)),
  ])
  let level: CascadeNode[] = provinces
  levels.forEach((children, step) => {
    const parent = level.find((node) => node.value === path[step])
    if (parent) parent.children = children
    level = children
  })
  return provinces
}
