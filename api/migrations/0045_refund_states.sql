-- A refund that the bank has taken and not carried out yet is not done, and one that it keeps refusing is given up.
alter table pix_payments drop constraint pix_payments_refund_status_check;
alter table pix_payments add constraint pix_payments_refund_status_check
  check (refund_status in ('requested', 'processing', 'done', 'failed'));

-- How often the bank has refused. A refund that was refused stays refused, so the next one has an id of its own.
alter table pix_payments add column refund_refusals int not null default 0 check (refund_refusals >= 0);

drop index pix_payments_refunds_due;
create index pix_payments_refunds_due on pix_payments (refund_at) where refund_status in ('requested', 'processing');
