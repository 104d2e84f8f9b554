import Cascader from 'antd/es/cascader'
import type { CascadeNode, CascaderProps } from '../inputs/cascader.tsx'
import { AntdProvider } from './provider.tsx'

export default function AntdCascader({ nodes, path, onUnfold, onChange, ...rest }: CascaderProps) {
  return (
    <AntdProvider>
      <Cascader
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
    </AntdProvider>
  )
}
