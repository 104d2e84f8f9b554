-- An enquiry whose last quotation has ended waits for new ones. Those that the customer saw before stay visible; later ones
-- are the provider's own until they are sent.
alter table freight_enquiry add sent_quotation_id bigint not null default 0;

-- Enquiries whose quotations had all ended before: 2 is quoted, 1 submitted; of quotations 0 is offered.
insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor)
select e.company_id, 'forwarderEnquiry', e.id, 'awaitQuote', 'quoted', 'submitted', 'system' from freight_enquiry e
where e.state = 2 and e.deleted_at is null and not exists (
  select 1 from freight_quotation q where q.company_id = e.company_id and q.enquiry_id = e.id and q.state = 0
);
update freight_enquiry e set state = 1, sent_quotation_id = coalesce((
  select max(q.id) from freight_quotation q where q.company_id = e.company_id and q.enquiry_id = e.id
), 0)
where e.state = 2 and e.deleted_at is null and not exists (
  select 1 from freight_quotation q where q.company_id = e.company_id and q.enquiry_id = e.id and q.state = 0
);
