-- pg-boss keeps its queues in a schema of its own, owned by the role that runs the jobs; it holds no company's rows.
create schema pgboss authorization quayside_staff;
