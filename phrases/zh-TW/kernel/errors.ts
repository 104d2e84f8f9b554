import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kernel/errors.ts'

export const { kernelErrors } = traditional(source, {
  kernelErrors: {
    input: { invalid: '填寫內容有誤，請依提示修改後重試' },
    field: {
      required: '請填寫此欄位',
      tooLarge: '數值過大，不得超過 {max}',
      tooSmall: '數值過小，不得小於 {min}',
      control: '含有無法識別的控制字元，請刪除後重試',
      id: '資料編號不正確，請重新整理頁面後再試',
    },
    selection: {
      nothingDone: '{count, plural, =1 {{reason}} other {所選 # 筆均未處理。首筆原因：{reason}}}',
    },
    access: { signIn: '認證失敗，無法存取系統資源，請重新登入' },
    record: { notFound: '資料不存在或已被刪除', stale: '此資料已被他人修改，請查看最新內容後再儲存' },
    state: { notAllowed: '目前狀態無法進行此操作，請重新整理後查看最新狀態' },
    idempotency: {
      otherBody: '同一請求編號已用於不同內容，請重新整理頁面後再試',
      underWay: '相同請求正在處理，請稍候查看結果',
    },
    limit: { busy: '系統忙碌中，請稍後再試' },
  },
})
