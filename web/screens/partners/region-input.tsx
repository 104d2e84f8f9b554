import type { Control } from '@quayside/kit/field.tsx'
import Cascader from 'antd/es/cascader'
import Segmented from 'antd/es/segmented'
import Select from 'antd/es/select'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useCountries } from './supplier-source.ts'

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

/** A region of China, step by step, or a country. */
export function RegionInput({ control }: { control: Control<string> }) {
  const t = useTranslations('partners.address')
  const countries = useCountries()
  const [isAbroad, setAbroad] = useState(/^[A-Z]{2}$/.test(control.value))
  const [nodes, setNodes] = useState<Node[]>([])

  useEffect(() => {
    if (isAbroad || nodes.length > 0) return
    void grow(/^\d{6}$/.test(control.value) ? pathOf(control.value) : [])
      .then(setNodes)
      .catch(() => undefined)
  }, [isAbroad, nodes.length, control.value])

  async function unfold(node: Node): Promise<void> {
    node.children = await regionsBelow(node.value).catch(() => [])
    setNodes([...nodes])
  }

  const { set, value, ...rest } = control
  return (
    <div className="q-attachments">
      <Segmented
        value={isAbroad ? 'abroad' : 'mainland'}
        options={[
          { value: 'mainland', label: t('mainland') },
          { value: 'abroad', label: t('abroad') },
        ]}
        onChange={(chosen) => {
          setAbroad(chosen === 'abroad')
          set('')
        }}
      />
      {isAbroad ? (
        <Select
          {...rest}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('country')}
          value={value === '' ? null : value}
          options={countries.map((country) => ({
            value: country.value,
            label: `${country.name} ${country.value}`,
          }))}
          onChange={(chosen?: string | null) => set(chosen ?? '')}
        />
      ) : (
        <Cascader
          id={rest.id}
          status={rest.status}
          placeholder={t('region')}
          options={nodes}
          value={value === '' ? [] : pathOf(value)}
          loadData={(chosen) => {
            const last = chosen.at(-1)
            if (last) void unfold(last)
          }}
          onChange={(path) => set(path?.at(-1) ?? '')}
        />
      )}
    </div>
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
