import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/server.ts'

export const { accountNotices } = traditional(source, {
  accountNotices: {
    emailChanged: { content: '您的登入信箱剛剛被修改。如非本人操作，請立即修改密碼並聯絡貴公司管理員。' },
    mobileChanged: {
      content: '您的登入手機號碼剛剛被修改。如非本人操作，請立即修改密碼並聯絡貴公司管理員。',
    },
  },
})
