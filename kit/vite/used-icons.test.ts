import { expect, it } from 'vitest'
import { importIcons } from './used-icons.ts'

it('imports the icons of a source from their own modules, on one line and on several, and no types', () => {
  const source = `import type { PlusOutlined } from '@ant-design/icons-svg'
import { CloseOutlined, type TagOutlined } from '@ant-design/icons-svg'
import {
  DeleteOutlined,
  FileOutlined,
} from '@ant-design/icons-svg'
import { Button } from './button.tsx'
`
  expect(importIcons(source)).toBe(`import type { PlusOutlined } from '@ant-design/icons-svg'
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';import FileOutlined from '@ant-design/icons-svg/es/asn/FileOutlined'
import { Button } from './button.tsx'
`)
})
