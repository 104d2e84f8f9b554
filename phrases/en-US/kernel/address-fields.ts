/** An address's fields: the company's own addresses and those of its suppliers. */
export const addressFields = {
  region: 'Region',
  detail: 'Address',
  contact: 'Contact',
  phone: 'Phone',
  isDefault: 'Default',
  createdAt: 'Created',
  updatedAt: 'Updated',
} as const
