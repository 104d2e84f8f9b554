/** The ministry's register of websites, where the number in the foot of a page is looked up. */
export const icpRegister = 'https://beian.miit.gov.cn/'
