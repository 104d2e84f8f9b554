import { lazyField } from './lazy-field.tsx'

export type CascadeNode = { value: string; label: string; isLeaf: boolean; children?: CascadeNode[] }

export type CascaderProps = {
  readonly id: string
  readonly nodes: CascadeNode[]
  readonly path: readonly string[]
  readonly placeholder: string
  readonly 'aria-invalid'?: boolean
  readonly onUnfold: (node: CascadeNode) => void
  readonly onChange: (path: readonly string[]) => void
}

/** A node of a tree, chosen level by level; the children of a node are fetched when it is expanded. */
export const Cascader = lazyField<CascaderProps>(() => import('../antd/antd-cascader.tsx'))
