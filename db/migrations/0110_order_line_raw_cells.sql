-- Cells of a draft whose text is not of their column's type, as they were typed, by the column's name in the contract.
alter table order_line add column raw_cells jsonb not null default '{}';
