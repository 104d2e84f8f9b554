-- Pictures of the provider's brand, checked and re-encoded. Addresses are made of their content, so that a browser keeps
-- them for good. A picture that is replaced stays: pages that are open still show it.
create table brand_picture (
  address text primary key check (address ~ '^/brand/[0-9a-f]{64}\.(png|jpg|webp)$'),
  name text not null,
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null check (octet_length(content) between 1 and 4194304),
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null default now()
);
grant select on brand_picture to quayside_app;
grant select, insert on brand_picture to quayside_staff;

-- The address of the logo was a setting of its own.
insert into system_config (key, value)
select 'brand', jsonb_build_object('*', jsonb_build_object('logo',
  jsonb_build_object('address', value ->> '*', 'name', value ->> '*')))
from system_config where key = 'logo' and coalesce(value ->> '*', '') <> ''
on conflict (key) do nothing;
delete from system_config where key = 'logo';
