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

/** A place in a tree, step by step; what lies below a step is fetched when it is unfolded. */
export const Cascader = lazyField<CascaderProps>(() => import('./antd/antd-cascader.tsx'))
