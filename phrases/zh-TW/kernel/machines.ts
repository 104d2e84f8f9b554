/** The texts of saving a draft, for every machine that has drafts. */
export const saveDraft = { label: '儲存', confirm: '儲存目前內容，狀態不變，之後仍可修改。' }
