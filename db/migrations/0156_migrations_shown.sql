-- The page System names the newest migration.
grant select on migration to quayside_staff;
