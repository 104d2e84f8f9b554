-- jsonb orders an object's names anew: an answer given again has to be the first one to the letter.
alter table idempotency alter column answer type json using answer::json;
