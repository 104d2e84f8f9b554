-- An inbound order is `inbound` everywhere, a classification request `classificationRequest`, and messages about an
-- announced transfer are of `announcedTransfer`. The ERP's feed goes on with the names that it has published.
create function pg_temp.renamed(name text) returns text language sql immutable as $$
  select case name when 'warehouseIn' then 'inbound' when 'productRequest' then 'classificationRequest' else name end
$$;
create function pg_temp.renamed_phrase(phrase text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(phrase, '^warehouseIn\.', 'inbound.'), '^transfer\.', 'announcedTransfer.')
$$;

alter table event disable trigger append_only;
update event set entity = pg_temp.renamed(entity) where entity in ('warehouseIn', 'productRequest');
alter table event enable trigger append_only;
update attachment set entity = pg_temp.renamed(entity) where entity in ('warehouseIn', 'productRequest');
update notice set entity = pg_temp.renamed(entity), phrase = pg_temp.renamed_phrase(phrase)
  where entity in ('warehouseIn', 'productRequest') or phrase ~ '^(warehouseIn|transfer)\.';
update notice_delivery set phrase = pg_temp.renamed_phrase(phrase) where phrase ~ '^(warehouseIn|transfer)\.';
update notice_setting set channels =
    (select jsonb_object_agg(pg_temp.renamed_phrase(key), value) from jsonb_each(channels))
  where channels::text ~ '"(warehouseIn|transfer)\.';
update task_holder set kind = pg_temp.renamed(kind) where kind in ('warehouseIn', 'productRequest');
update webhook set entities = array_replace(array_replace(entities, 'warehouseIn', 'inbound'), 'productRequest', 'classificationRequest')
  where entities && '{warehouseIn,productRequest}';
update webhook_delivery set entity = pg_temp.renamed(entity) where entity in ('warehouseIn', 'productRequest');

-- The document of a movement.
alter table stock_movement drop constraint stock_movement_document_check, disable trigger append_only;
update stock_movement set document = 'inbound' where document = 'warehouseIn';
alter table stock_movement enable trigger append_only,
  add constraint stock_movement_document_check
    check (document in ('inbound', 'outbound', 'order', 'stocktaking', 'stockDifference', 'provider'));
