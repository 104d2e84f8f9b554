import type { officeRefusals } from '@quayside/contract/office/office.refusals.ts'
import type { Nested } from '../../nested.ts'

export const officeErrors = {
  staff: {
    emailTaken: '该邮箱已有员工账号，请换一个邮箱',
    rolesMissing: '请至少选择一个角色',
    passwordMissing: '请为新账号设置初始密码',
    yourself: '不能停用自己的账号或取消自己的管理员角色，请由其他管理员办理',
    lastAdministrator: '至少保留一名可用的管理员，请先指定另一位',
  },
  task: {
    gone: '该待办已办结或不存在，请刷新列表',
    taken: '该待办已由{name}受理，如需办理请先请其移交',
    notTaken: '该待办不由您受理，不能移交',
  },
  dictionaryEntry: {
    valueTaken: '该代码已存在，请换一个代码或修改原条目',
    calendar:
      '日历条目填日期（如 2027-01-01），分组填 rest（休息）或 work（上班）；一年填完后，再填年份（如 2027），分组填 published',
  },
  settingContent: { invalid: '内容结构有误：{place}，请检查后保存' },
  brand: {
    icpNumber: '请按备案号的格式填写，如 粤ICP备2026000000号-1',
    colour: '请填写 # 加六位十六进制数的颜色，如 #0b6e8f',
    contrast: '文字与底色的对比度只有 {contrast}，至少需 {limit}，请换一个更深的颜色',
    picture: '图片不在已上传之列，请重新选择图片',
  },
  landing: {
    sections: '每个版块须出现一次，请刷新页面后重试',
    noPicture: '这个版块不显示图片，请移除',
  },
  mail: { notGivenUp: '此邮件不在未送达之列，请刷新列表' },
  job: { notFailed: '此任务已不在失败之列，请刷新页面' },
  bulletin: { withdrawn: '该公告已撤回，不能再修改，请另发公告' },
} as const satisfies Nested<keyof typeof officeRefusals>
