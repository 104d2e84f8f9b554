/** The texts of saving a draft, for every machine that has drafts. */
export const saveDraft = { label: 'Save', confirm: 'Saves your entries. You can still change them later.' }
