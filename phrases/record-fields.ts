/** The names of a record and of its fields: form labels, table headings and the headings of Excel files. */
export type Fields<C extends string> = Readonly<Record<C | 'recordName', string>>
