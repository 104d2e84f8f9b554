-- When a robot posts: as a member's settings have it for push messages, texts and e-mails.
alter table group_robot
  -- times of the day in Shanghai, 22:00
  add column quiet_begin text,
  add column quiet_end text,
  -- cards are collected for this time: each day, or on Mondays
  add column digest_every text check (digest_every in ('day', 'week')),
  add column digest_at text,
  add check ((quiet_begin is null) = (quiet_end is null)),
  add check ((digest_every is null) = (digest_at is null));

-- What a digest collected is one card, also after a failed attempt.
alter table robot_delivery add column is_collected boolean not null default false;
