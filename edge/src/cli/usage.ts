import { STRATEGIES } from '../registry/canary.ts';

export const USAGE = `Usage: pnpm release <command>

  publish <area> [--from <folder>] [--key <file>]
                                            keep a build for ever under its version (default: the newest build), signed
  activate <area> [version] ...             let visitors have it (default: the version published last that was not
                                            taken back); several areas go live together or not at all
  activate --all                            the same for every area that was not withdrawn, together
  activate <area> [version] --percent <n>   a canary: that share of the visitors has it, always the same ones; again
                                            with another share changes it, with 100 everybody has it
           --site <host>                    ... only visitors of this site (may be given several times)
           --strategy <name>                ... the share grows while browsers report no harm:
                                            ${STRATEGIES.join(', ')}
  activate <area> [version] --mount https://<site>
                                            first open its routes in a real browser inside this site, with what is live
                                            (RELEASE_MOUNT: for every activation of one area)
  promote <area> ... --from <environment> --to <environment>
                                            what is live there, here; --all: all of it
  rollback <area> ...                       back to the version that was live before; again goes one further;
                                            an area with a canary loses that first
  rollback <area> --from <version>          only while that version is live: two who do it go one step
  withdraw <area> ...                       out of the site; activate or rollback brings it back
  withdraw <area>@<version>                 revoke it in every environment: never served, never a fallback
  restore <area>@<version>                  it may go live again
  pin, unpin <area>@<version>               never remove it (a dispute) - let prune have it
  prune [--older-than <days>]               remove what no environment needs and was not live or published lately (90)
  status [area]                             what is live, since when, by whom
  history [area] [--limit <n>]              every change, the latest first (default 20)
  preview <area>@<version> --site <host>     an address that shows this version inside the live site to whoever has it,
                                            for 4 hours or --hours <1 to 24>
  preview <area> --local http://localhost:4100 --site <host>
                                            an address that shows what pnpm dev serves there inside the live site, in a browser
                                            of that machine
  preview | preview <area> --end <id>       the previews that run | end one
  evidence --visitor <reference>            which releases the page views of a browser had, for 90 days
           --from <time> --to <time>        ... between these, like 2026-11-20 or 2026-11-20T08:30Z; --csv as a table
  verify [area [version]]                   check every file of what is live, or of one release, and the signatures
                                            of the whole history
  keys [rotate | renew]                     who signs the history; another key; another one although this one is lost
  keys new <file>                           a key for a team, which stays with the team
  keys trust <public key or file> --team <name> --areas <areas>
  keys retire <id> | revoke <id>            it signs nothing new | what it has signed goes live no more
  keys require | optional                   publish only what a team has signed | the registry signs the rest
  access [grant <name> | rotate <id> | deny <id>]
                                            who may use the release API: --areas games,wallet (or all)
                                            --environments test,stage,live --actions publish,activate,... --days 90

  --to https://…       (every command but keys and access) at the release API, with the token in RELEASE_TOKEN
  --environment <name> test, stage or live (default)     --dry-run            say what would change, and change nothing
  --fix                (activate) what it replaces is broken: no fallback and no rollback leads back to it
  --again              (activate, promote) also a version that was taken back
  --urgent             open tabs follow in place, as soon as no deposit, withdrawal or round is under way in them
  --reason <text>      why, for the history          --by <name>          who (default: git user, then system user)
  --if-revision <n>    only if the map is still at this revision          --json               for programs

Exit code: 0 done, 1 refused or damaged, 2 not understood. The registry is REGISTRY_DIR, or registry/ in MOSAICO_HOME (.mosaico).`;
