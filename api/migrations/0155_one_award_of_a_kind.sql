-- Offers of a kind may run at once for members of different levels (docs/decisions/0099), and a member may rise between two tries. So an occasion is given
-- for once over all offers of a kind, not once by each. Rows of the invitation are numbers of friends, of which each offer pays for others.
create unique index promotion_awards_once_of_kind on promotion_awards (site_key, kind, occasion) where kind <> 'invitation';

-- A deposit begins one rebate, whichever offer is for its member when it is looked at.
create unique index recharge_rebates_once_of_order on recharge_rebates (site_key, order_no);
