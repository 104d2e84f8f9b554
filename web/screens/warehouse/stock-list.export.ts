/** One column of the screen is several of the file, which can be sorted and calculated with. */
const inFile: Readonly<Record<string, string>> = {
  model: 'model,name,brand',
  lotNumber: 'lotNumber,batchNumber,dateCode',
  location: 'place,warehouseName,location',
  expiresOn: 'producedOn,expiresOn,daysLeft',
  reserved: 'reserved,blocked',
  days: 'days,storedOn',
  cost: 'costCurrency,cost,costElsewhere,costPerDay',
}
export const exportedStockColumns = (columns: string): string =>
  [...new Set(columns.split(',').flatMap((key) => (inFile[key] ?? key).split(',')))].join(',')
