import { common } from '../kernel/shared.ts'

/** Texts that every page may need, also the public ones: failed calls, an expired session. */
export const client = {
  call: {
    timeout: '请求超时，请检查网络后重试',
    offline: '无法连接服务器，请检查网络后重试',
    unauthorised: '认证失败，无法访问系统资源',
    forbidden: '当前操作没有权限',
    notFound: '访问的资源不存在',
    requestAbnormal: '请求异常，请稍后重试',
    unknown: '系统未知错误，请反馈给管理员',
    longMessageTitle: '系统提示',
    longMessageNote: '（内容较长，全文见已下载的文件）',
  },
  toast: { close: '关闭提示', region: '提示', news: '新消息', ...common('open', 'heal') },
  busy: '正在处理',
  expired: {
    title: '登录状态已过期',
    body: '在此重新登录即可继续，已填写的内容不会丢失。',
    ...common('account', 'password'),
    continue: '登录并继续',
    stay: '暂留此页',
    again: '前往登录页',
    passwordMissing: '请输入密码',
  },
} as const
