import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/errors.ts'

export const { officeErrors } = traditional(source, {
  officeErrors: {
    staff: { emailTaken: '此電子郵件已有員工帳號，請換一個電子郵件' },
    dictionaryEntry: {
      valueTaken: '此代碼已存在，請換一個代碼或修改原項目',
      calendar:
        '日曆項目填日期（如 2027-01-01），分組填 rest（休假）或 work（補班）；一年填完後，再填年份（如 2027），分組填 published',
    },
    landing: {
      sections: '每個區塊須出現一次，請重新整理頁面後再試',
      noPicture: '這個區塊不顯示圖片，請移除',
    },
    bulletin: { withdrawn: '此公告已撤回，不能再修改，請另發公告' },
  },
})
