import { judgeReport, parseReport, reportText } from './judge-report.ts';

const shape = (...names: string[]) =>
  `@mosaico/shared/ui\n${names.map((name) => `  ${name}\n`).join('')}\ndeclare const tokens: {\n  };`;
const promised = { version: '1.4.0', shape: shape('Button', 'Money') };

describe('a report of the public shape', () => {
  it('agrees with the sources it was made of, also after it was written and read', () => {
    expect(judgeReport(parseReport(reportText('@mosaico/shared', promised)), promised)).toEqual({
      kind: 'same',
    });
  });

  it('refuses another shape under the same version, or a lower one', () => {
    for (const version of ['1.4.0', '1.3.9', '0.9.0'])
      expect(judgeReport(promised, { version, shape: shape('Button', 'Card', 'Money') })).toEqual({
        kind: 'refused',
        reason: expect.stringContaining('not that of 1.4.0 any more: raise the version'),
      });
  });

  it('is rewritten once the version is raised, also when nothing else changed, and when there is none', () => {
    const outdated = { kind: 'outdated' };

    expect(judgeReport(promised, { version: '1.10.0', shape: shape('Button', 'Card', 'Money') })).toEqual(
      outdated,
    );
    expect(judgeReport(promised, { ...promised, version: '1.4.1' })).toEqual(outdated);
    expect(judgeReport(null, promised)).toEqual(outdated);
  });

  it('wants a new major for an export that is gone', () => {
    expect(judgeReport(promised, { version: '1.5.0', shape: shape('Button') })).toEqual({
      kind: 'refused',
      reason: '@mosaico/shared/ui Money is gone: that is a new major',
    });
    expect(judgeReport(promised, { version: '2.0.0', shape: shape('Button') })).toEqual({ kind: 'outdated' });
  });
});
