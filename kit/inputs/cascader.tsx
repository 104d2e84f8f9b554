import { LeftOutlined } from '@ant-design/icons-svg'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../page/icon.tsx'
import styles from './cascader.module.css'
import { Select } from './select.tsx'

export type CascadeNode = { value: string; label: string; isLeaf: boolean; children?: CascadeNode[] }

type Props = {
  readonly id: string
  readonly nodes: readonly CascadeNode[]
  readonly path: readonly string[]
  readonly placeholder: string
  readonly 'aria-required'?: boolean
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string | undefined
  readonly onUnfold: (node: CascadeNode) => void
  readonly onChange: (path: readonly string[]) => void
}

/** The nodes along a path, as far as they are known. */
function nodesAlong(path: readonly string[], nodes: readonly CascadeNode[]): CascadeNode[] {
  const [first, ...rest] = path
  const node = nodes.find((each) => each.value === first)
  return node ? [node, ...nodesAlong(rest, node.children ?? [])] : []
}

const textOf = (nodes: readonly CascadeNode[]): string => nodes.map((node) => node.label).join(' / ')

/**
 * A leaf of a tree, chosen level by level, each searched by typing; the left arrow and Backspace lead back. The children
 * of a node are fetched when it is chosen.
 */
export function Cascader({ nodes, path, placeholder, onUnfold, onChange, ...field }: Props) {
  const t = useTranslations('kit.picker')
  /** The nodes chosen since the list was opened. */
  const [opened, setOpened] = useState<readonly string[]>([])
  const above = nodesAlong(opened, nodes)
  const parent = above.at(-1)
  const level = parent ? (parent.children ?? []) : nodes
  const isOnPath = opened.every((value, step) => value === path[step])
  const nodeOf = (value: string): CascadeNode | undefined => level.find((node) => node.value === value)
  const back = (): void => setOpened(opened.slice(0, -1))

  const choose = (value: string | null): void => {
    const node = value === null ? undefined : nodeOf(value)
    if (!node) return onChange([])
    if (node.isLeaf) return onChange([...opened, node.value])
    setOpened([...opened, node.value])
    if (!node.children) onUnfold(node)
  }
  return (
    <Select
      {...field}
      isClearable
      placeholder={parent ? textOf(above) : placeholder}
      value={(isOnPath && path[opened.length]) || null}
      options={level}
      {...(parent && !parent.children && { search: { none: t('searching'), onType: () => undefined } })}
      steps={{
        text: parent ? '' : textOf(nodesAlong(path, nodes)),
        leadsOn: (value) => nodeOf(value)?.isLeaf === false,
        back: parent && back,
        onClose: () => setOpened([]),
      }}
      onChange={choose}
    >
      {parent && (
        <button
          type="button"
          tabIndex={-1}
          className={styles['back']}
          onPointerDown={(event) => {
            // The field keeps the focus: losing it closes the list.
            event.preventDefault()
            back()
          }}
        >
          <Icon drawing={LeftOutlined} />
          {textOf(above)}
        </button>
      )}
    </Select>
  )
}
