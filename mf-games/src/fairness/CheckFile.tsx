import { useId, useState, type ChangeEvent } from 'react';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { roundsOfCsv } from '@mosaico/shared/fair-games/rounds-csv';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens } from '@mosaico/shared/ui';
import { CheckedRounds } from './CheckedRounds.tsx';

/** Rounds of a file, of any player: it is read in this browser and sent nowhere. */
export function CheckFile() {
  const { t } = useTranslation();
  const id = useId();
  const [rounds, setRounds] = useState<readonly ToldRound[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      setRounds(roundsOfCsv(await textOf(file)));
      setFailed(false);
    } catch {
      setRounds(null);
      setFailed(true);
    }
  };
  return (
    <Card>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }}>
        <label htmlFor={id} css={{ fontSize: tokens.font.size.large, fontWeight: tokens.font.weight.bold }}>
          {t('fairness.file')}
        </label>
        <p css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.small }}>
          {t('fairness.fileText')}
        </p>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => void read(event)}
          css={field}
        />
        {hasFailed && (
          <p role="alert" css={{ color: tokens.color.dangerText }}>
            {t('fairness.fileInvalid')}
          </p>
        )}
        {rounds && <CheckedRounds rounds={rounds} />}
      </div>
    </Card>
  );
}

/** The reader that every browser has had for years. */
function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('the file cannot be read'));
    reader.readAsText(file);
  });
}

const field = {
  minHeight: tokens.size.target,
  maxWidth: '100%',
  font: 'inherit',
  color: tokens.color.textMuted,
} as const;
