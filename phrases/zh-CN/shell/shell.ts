import { common } from '../kernel/shared.ts'
import { shellPages } from './pages.ts'

/** The portal's frame: menu, bar, tabs, search, bell. */
export const shell = {
  newSupplier: '新增供应商',
  ...common('skip'),
  brand: '云埠',
  notPermitted: { title: '您没有此页面的权限', text: '请联系贵公司管理员开通', ...common('home') },
  ...shellPages,
  company: { switch: '切换公司，当前：{name}', ...common('unnamed') },
  menu: {
    label: '主菜单',
    collapse: '收起菜单',
    expand: '展开菜单',
    open: '打开菜单',
    certified: '已认证',
    uncertified: '认证未完成',
    unread: '{count, number} 条未读回复',
  },
  tabs: { label: '已打开的页面', close: '关闭 {name}' },
  bottom: { label: '常用', home: '今天', ...common('orders', 'more'), finance: '资金', notices: '通知' },
  breadcrumb: '当前位置',
  search: { open: '搜索订单、供应商、产品、菜单' },
  /** The rate in the bar, for screen readers. */
  rate: {
    label: '{shown}，外汇局中间价，{day}，{direction, select, up {上涨} down {下跌} other {持平}}，查看汇率',
  },
  bell: {
    label: '消息，{shown} 条未读',
    title: '未读消息',
    recent: '最近提示',
    none: '没有未读消息',
    noneRecent: '还没有提示',
    readAll: '全部标为已读',
    all: '查看全部消息',
    settings: '通知设置',
    browser: '浏览器通知',
    browserOn: '已开启浏览器通知',
    browserDenied: '浏览器已禁止通知，请在浏览器的网站设置中允许',
  },
  user: { changePassword: '修改密码', ...common('logIn') },
  password: {
    title: '修改密码',
    old: '当前密码',
    new: '新密码',
    confirm: '再次输入新密码',
    hint: '超过 6 位，同时包含字母、数字和符号',
    save: '修改密码',
    done: '密码已修改，其他设备需要重新登录',
  },
  offline: '网络已断开，恢复后会自动重新连接。已填写的内容保留在此浏览器中。',
  start: {
    morning: '早上好，{name}',
    afternoon: '下午好，{name}',
    evening: '晚上好，{name}',
    signedOut: '登录后即可使用门户的全部功能',
    ...common('unread', 'all'),
    bulletins: '最新公告',
    noBulletins: '暂无公告',
    open: '常用入口',
  },
} as const
