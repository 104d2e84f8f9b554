/** The texts of saving a draft, for every machine that has drafts. */
export const saveDraft = { label: '保存', confirm: '保存当前内容，状态不变，之后仍可修改。' }
