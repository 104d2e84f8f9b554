import { expect, it } from 'vitest'
import { iconsIn } from './used-icons.ts'

it('finds the icons of a source, on one line and on several, and no types', () => {
  const source = `import type { PlusOutlined } from '@ant-design/icons-svg'
import { CloseOutlined, type TagOutlined } from '@ant-design/icons-svg'
import {
  DeleteOutlined,
  FileOutlined,
} from '@ant-design/icons-svg'
import { Button } from './button.tsx'
`
  expect(iconsIn(source)).toEqual(['CloseOutlined', 'DeleteOutlined', 'FileOutlined'])
})
