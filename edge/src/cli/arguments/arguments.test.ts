import { readArguments } from './arguments.ts';
import { UsageError } from './usage-error.ts';

describe('the command line', () => {
  it('reads areas with and without versions, in both ways to write them', () => {
    const given = readArguments([
      'activate',
      'shell',
      '1.0.0-b1',
      'games@2.0.0-b2',
      'wallet',
      '--reason',
      ' new look ',
      '--fix',
    ]);

    expect(given).toMatchObject({
      command: 'activate',
      targets: [
        { area: 'shell', version: '1.0.0-b1' },
        { area: 'games', version: '2.0.0-b2' },
        { area: 'wallet' },
      ],
      reason: 'new look',
      isFix: true,
    });
  });

  it('reads which preview to begin or to end [G60]', () => {
    const preview = (...more: string[]) => readArguments(['preview', ...more])?.preview;

    expect(preview()).toEqual({ kind: 'list' });
    expect(preview('games@1.0.0-b1', '--site', 'a.test')).toEqual({
      kind: 'start',
      area: 'games',
      version: '1.0.0-b1',
      site: 'a.test',
      hours: 4,
    });
    const local = 'http://localhost:4100';
    expect(preview('games', '--local', local, '--site', 'a.test', '--hours', '2')).toEqual({
      kind: 'start',
      area: 'games',
      version: 'local',
      local,
      site: 'a.test',
      hours: 2,
    });
    expect(preview('games', '--end', '0123456789ab')).toEqual({
      kind: 'end',
      area: 'games',
      id: '0123456789ab',
    });
  });

  it('reads the share, the sites and the strategy of a canary [G61]', () => {
    const canary = (...more: string[]) => readArguments(['activate', 'games', ...more])?.canary;

    expect(canary('--percent', '0')).toEqual({ percent: 0, isAgain: false });
    expect(canary('--site', 'a.test', '--site', 'b.test', '--percent', '100', '--again')).toEqual({
      percent: 100,
      sites: ['a.test', 'b.test'],
      isAgain: true,
    });
    expect(canary('--strategy', 'Linear10PercentEvery1Minute')).toEqual({
      strategy: 'Linear10PercentEvery1Minute',
      isAgain: false,
    });
    expect(canary()).toBeNull();
  });

  it.each([[['--help']], [['help']], [['activate', '-h']]])('shows the usage for %j', (argv) => {
    expect(readArguments(argv)).toBeNull();
  });

  it.each([
    [[], 'No command given'],
    [['rollback', 'games', '--fix'], 'rollback has no option --fix'],
    [['activate', 'games', '--percent', '101'], '--percent goes from 0 to 100'],
    [['activate', 'games', '--percent', 'half'], '--percent takes a whole number'],
    [['activate', 'games', 'wallet', '--percent', '5'], 'A canary is one area'],
    [['activate', '--all', '--percent', '5'], 'A canary is one area'],
    [['preview', 'games', '--site', 'a.test'], 'preview needs a version and one site'],
    [['preview', 'games@1.0.0-b1'], 'preview needs a version and one site'],
    [['preview', 'games@1.0.0-b1', '--site', 'a.test', '--hours', '25'], '--hours is from 1 to 24'],
    [
      ['preview', 'games', '--local', 'https://evil.test', '--site', 'a.test'],
      '--local is where pnpm dev serves',
    ],
    [['preview', 'games', '--local', 'http://localhost:4100/x', '--site', 'a.test'], '--local is where'],
    [['preview', 'games', '--local', 'http://localhost.evil.test:1', '--site', 'a.test'], '--local is where'],
    [['preview', 'games@1.0.0-b1', '--local', 'http://localhost:4100', '--site', 'a.test'], 'no version'],
    [['preview', 'shell', '--local', 'http://localhost:4100', '--site', 'a.test'], '--local is for an area'],
    [['activate', 'games', '--local', 'http://localhost:4100'], 'activate has no option --local'],
    [['preview', 'games', '--end', 'all'], 'preview is ended by its area and id'],
    [['preview', '--site', 'a.test'], 'preview needs an area and a version'],
    [['withdraw', 'games@1.0.0-b1', '--if-revision', '3'], '--if-revision is of one'],
    [['activate', 'games', '--strategy', 'Fast'], '--strategy is one of AllAtOnce'],
    [['activate', 'games', '--strategy', 'AllAtOnce', '--percent', '5'], 'cannot be combined'],
    [['activate', 'games', '--site', 'https://a.test/'], '--site takes the host name'],
    [['rollback', 'games', '--percent', '5'], 'rollback has no option --percent'],
    [['evidence', '--visitor', 'ana'], '--visitor is a reference like K7PX-29MD'],
    [['evidence', '--from', 'yesterday'], '--from takes a time like 2026-11-20'],
    [['evidence', '--to', '2026-13-40'], '--to takes a time like 2026-11-20'],
    [['status', '--csv'], 'status has no option --csv'],
    [['deploy'], 'There is no command "deploy"'],
    [['activate'], 'activate needs an area'],
    [['publish'], 'publish needs an area'],
    [['rollback'], 'rollback needs an area'],
    [['activate', 'Games'], '"Games" is neither an area'],
    [['activate', '../etc'], 'neither an area'],
    [['activate', '1.0.0'], 'neither an area'],
    [['activate', 'games', '1.0.0', '2.0.0'], '"2.0.0" is neither'],
    [['activate', 'games@latest'], '"latest" is not a version'],
    [['activate', '--all', 'games'], '--all cannot be combined'],
    [['publish', 'games', 'wallet'], 'publish takes one area'],
    [['publish', 'games', '1.0.0'], 'publish takes no version'],
    [['rollback', 'games', '1.0.0'], 'rollback takes no version'],
    [['status', '--reason', 'x'], 'status has no option --reason'],
    [['publish', 'games', '--all'], 'publish has no option --all'],
    [['publish', 'games', '--from', ' '], '--from is empty'],
    [['activate', 'games', '--by', ''], '--by is empty'],
    [['activate', 'games', '--if-revision', 'x'], '--if-revision takes a whole number'],
    [['history', '--limit', '-1'], 'limit'],
    [['history', '--limit'], 'limit'],
    [['status', '--colour'], "'--colour'"],
    [['promote', 'games', '--from', 'stage'], 'promote needs --from and --to'],
    [['promote', 'games', '--from', 'live', '--to', 'stage'], 'the order is test, stage, live'],
    [['promote', 'games', '--from', 'moon', '--to', 'live'], '--from takes test, stage, live'],
    [['activate', 'games', '--environment', 'moon'], '--environment takes'],
    [['rollback', 'games', 'wallet', '--from', '1.0.0'], 'rollback --from takes one area'],
    [['rollback', 'games', '--from', 'yesterday'], '"yesterday" is not a version'],
    [['withdraw', 'games@1.0.0', 'wallet'], 'several areas, or one version'],
    [['pin', 'games'], 'pin needs a version'],
    [['prune', 'games'], 'prune takes no area'],
    [['prune', '--older-than', 'a week'], 'whole number'],
  ])('does not understand %j and says why', (argv, reason) => {
    expect(() => readArguments(argv)).toThrow(UsageError);
    expect(() => readArguments(argv)).toThrow(reason);
  });
});
