-- Headings of the file that belong to no column: their cells were not imported.
alter table tariff_import add column ignored_columns text[] not null default '{}';
