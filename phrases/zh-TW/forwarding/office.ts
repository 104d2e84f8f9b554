import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/office.ts'

export const { officeForwarding } = traditional(source, {
  officeForwarding: {
    viaHint: '未選即為直達',
    addCharge: '新增費用',
    saveDocuments: '儲存文件',
    offer: { answer: '回覆' },
  },
})
