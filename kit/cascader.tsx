import AntdCascader from 'antd/es/cascader'

export type CascadeNode = { value: string; label: string; isLeaf: boolean; children?: CascadeNode[] }

type Props = {
  readonly id: string
  readonly nodes: CascadeNode[]
  readonly path: readonly string[]
  readonly placeholder: string
  readonly 'aria-invalid'?: boolean
  readonly onUnfold: (node: CascadeNode) => void
  readonly onChange: (path: readonly string[]) => void
}

/** A place in a tree, step by step; what lies below a step is fetched when it is unfolded. */
export function Cascader({ nodes, path, onUnfold, onChange, ...rest }: Props) {
  return (
    <AntdCascader
      {...rest}
      status={rest['aria-invalid'] === true ? 'error' : ''}
      style={{ width: '100%' }}
      options={nodes}
      value={[...path]}
      loadData={(chosen) => {
        const last = chosen.at(-1)
        if (last) onUnfold(last as CascadeNode)
      }}
      onChange={(chosen) => onChange(chosen ?? [])}
    />
  )
}
