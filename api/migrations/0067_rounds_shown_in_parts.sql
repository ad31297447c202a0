-- A slot's round may have many spins. How many of them its player has seen, so that the rest is shown from there, on any device.

alter table prov_rounds add column shown_spins integer not null default 0;
alter table prov_rounds add constraint prov_rounds_shown_spins_check check (shown_spins >= 0) not valid;
alter table prov_rounds validate constraint prov_rounds_shown_spins_check;
