declare module 'virtual:page-pinyin' {
  const typedForms: Readonly<Record<string, string>>
  export default typedForms
}
