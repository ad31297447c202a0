import { useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { saoPauloDay } from '@mosaico/shared/rules';
import { Button, tokens } from '@mosaico/shared/ui';
import { type Cell, csvText } from './csv.ts';
import { saveFile } from '@mosaico/shared/files';
import { everyPage, type RecordPage } from './every-page.ts';

interface ExportRecordsProps<Row> {
  /** One page of the filter, as large as may be. */
  readonly ask: (before?: string) => Promise<RecordPage<Row>>;
  readonly columns: readonly { readonly name: string; readonly cell: (row: Row) => Cell }[];
  /** Of the file; the day is added. */
  readonly fileName: string;
}

/** Saves all records of the filter as a table, not only those that are on the screen. */
export function ExportRecords<Row>({ ask, columns, fileName }: ExportRecordsProps<Row>) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  async function save(): Promise<void> {
    setFailed(false);
    try {
      const rows = await everyPage(ask);
      const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
      const text = csvText([columns.map(({ name }) => name), ...cells]);
      const content = new Blob([text], { type: 'text/csv;charset=utf-8' });
      saveFile(content, `${fileName}-${saoPauloDay(new Date())}.csv`);
    } catch {
      setFailed(true);
    }
  }
  return (
    <div css={box}>
      <Button variant="ghost" icon="document" onClick={save}>
        {t('record.export')}
      </Button>
      {hasFailed && (
        <p role="alert" css={{ color: tokens.color.dangerText, fontSize: tokens.font.size.small }}>
          {t('record.exportFailed')}
        </p>
      )}
    </div>
  );
}

/** Closer to its list than parts of a screen are to each other. */
const box = {
  display: 'grid',
  justifyItems: 'end',
  gap: tokens.space[2],
  margin: `calc(-1 * ${tokens.space[2]}) 0`,
} as const;
