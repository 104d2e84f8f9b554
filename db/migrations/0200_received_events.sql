-- The scorecard of suppliers asks of many orders and inbound orders at once when their goods came.
create index event_received on event (company_id, entity, entity_id, at) where transition = 'receive';
