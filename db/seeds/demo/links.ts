/** Who the demo company made links without log-in for. */
export const demoLinkRecipients = { tracking: '龙舟贸易（收货方）', supplier: '樱花被动元件' } as const
