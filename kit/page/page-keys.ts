/** What takes letters and digits itself. */
const keepsKeys =
  'input, textarea, select, [contenteditable], [role="grid"], [role="dialog"], [role="menu"], dialog, [popover]'
const openDialog = '[role="dialog"][aria-modal="true"], dialog[open]'

/** Whether a letter or a digit is meant for the page: fields, sheets of lines, menus and an open dialog keep their keys. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) &&
  document.querySelector(openDialog) === null &&
  !(event.target instanceof Element && event.target.closest(keepsKeys) !== null)
