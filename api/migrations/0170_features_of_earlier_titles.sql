-- Titles of the sandbox that were offered before 0146 have no features: the seed fills an empty database only, and offering editions adds rows that are
-- missing only. Their code names the game that they play: an edition with the rules of another one names that behind its title (hold-001-ways-calm).
update games set features = case played.game
    when 'lines' then array['free-spins']
    when 'ways' then array['free-spins', 'cascades']
    else array['hold']
  end
from (
  select games.site_key, games.id,
    coalesce(
      substring(games.code from '^(?:lines|ways|hold)-\d{3}-(lines|ways|hold)(?:-|$)'),
      substring(games.code from '^(lines|ways|hold)-\d{3}(?:-|$)')
    ) as game
  from games
  join game_providers on game_providers.site_key = games.site_key and game_providers.key = games.provider_key
  where game_providers.integration = 'sandbox' and games.features = '{}'
) as played
where games.site_key = played.site_key and games.id = played.id and played.game is not null;
