import type { Wording } from '../../wording.ts'
import type { publicPages as source } from '../../zh-CN/public/pages.ts'

export const publicPages: Wording<typeof source> = {
  skip: '跳至主要內容',
  language: { label: '語言' },
  menu: '選單',
  closeMenu: '關閉選單',
  logIn: '登入',
  enterPortal: '進入平台',
  register: '註冊企業帳號',
  askUs: '聯絡顧問',
  close: '關閉',
  loading: '載入中',
  loadFailed: '頁面內容載入失敗，請檢查網路後重試',
  retry: '重新載入',
  sections: {
    business: { nav: '主要業務', title: '主要業務', lead: '從下單到發票，一條線上走完' },
    figures: { title: '關鍵數字' },
    about: { nav: '關於我們', title: '關於我們' },
    profile: { title: '公司簡介' },
    history: { nav: '發展歷程', title: '發展歷程' },
    certificates: { nav: '證照與認證', title: '證照與認證', lead: '點選任一張檢視編號與有效期限' },
    culture: { nav: '企業文化', title: '企業文化' },
    group: { nav: '集團公司', title: '集團公司' },
    contacts: { nav: '聯絡我們', title: '聯絡我們', lead: '上班時間專人接聽，電子郵件一個工作日內回覆' },
  },
  route: '貨物路線示意：',
  certificate: {
    issuer: '發證機構',
    number: '證書編號',
    validUntil: '有效期限至',
    lasting: '長期有效',
    previous: '上一張',
    next: '下一張',
  },
  group: { name: '公司', place: '所在地', business: '主要業務' },
  contact: { address: '地址', phone: '電話', email: '電子郵件', hours: '服務時間' },
  footer: {
    agreement: '服務協議',
    support: '客戶服務',
  },
}
