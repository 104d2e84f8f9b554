/** Rows on a page of a list, unless its address says otherwise. */
export const defaultPageSize = 20
