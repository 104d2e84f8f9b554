import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/shell/img-preview.ts'

export const { imgPreview } = traditional(source, {
  imgPreview: { fit: '符合視窗', failed: '此檔案無法預覽', none: '未指定要預覽的檔案' },
})
