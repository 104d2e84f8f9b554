import { common } from '../kernel/shared.ts'

/**
 * The frame of the public pages and the headings of the landing page; what stands under them is the provider's
 * content. No text here has a placeholder: the landing page loads no formatter.
 */
export const publicPages = {
  ...common('skip', 'logIn', 'register', 'close', 'loading', 'retry'),
  language: { label: '语言' },
  menu: '菜单',
  closeMenu: '关闭菜单',
  enterPortal: '进入门户',
  askUs: '联系顾问',
  loadFailed: '页面内容没有加载成功，请检查网络后重试',
  sections: {
    business: { nav: '主营业务', title: '主营业务', lead: '从下单到税票，一条线上走完' },
    figures: { title: '关键数字' },
    about: { nav: '关于我们', title: '关于我们' },
    profile: { title: '公司简介' },
    history: { nav: '发展历程', title: '发展历程' },
    certificates: { nav: '资质证书', title: '资质证书', lead: '点击任意一张查看编号与有效期' },
    culture: { nav: '企业文化', title: '企业文化' },
    group: { nav: '集团公司', title: '集团公司' },
    contacts: { nav: '联系我们', title: '联系我们', lead: '工作时间内有人接听，邮件一个工作日内答复' },
  },
  route: '货物路线示意：',
  certificate: {
    issuer: '颁发机构',
    number: '证书编号',
    ...common('validUntil'),
    lasting: '长期有效',
    previous: '上一张',
    next: '下一张',
  },
  group: { name: '公司', place: '所在地', business: '主营' },
  contact: { ...common('address', 'phone', 'email'), hours: '服务时间' },
  footer: { agreement: '服务协议', support: '客户支持' },
} as const
