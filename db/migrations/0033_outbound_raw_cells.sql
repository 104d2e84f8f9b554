-- Cells of a draft's line that could not be read, as order and inbound lines keep them.
alter table outbound_line add column raw_cells jsonb not null default '{}';
