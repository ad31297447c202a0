import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { InEveryLanguage } from '../../messages/in-every-language.ts';
import { notShown } from '../announcement-markdown.ts';
import type { MessageText } from '../message-text.ts';

/** Texts as an operator gives them: Portuguese and English always, the other languages where there is somebody to write them. */
export type GivenTexts = Readonly<Record<'pt' | 'en', MessageText>> &
  Readonly<Partial<Record<MessageSet, MessageText | undefined>>>;

export interface NewAnnouncement {
  readonly siteKey: string;
  readonly key: string;
  readonly texts: GivenTexts;
  readonly from: Date;
  readonly until: Date | null;
  readonly operator: string;
}

/**
 * Writes an announcement; one of the same key is changed, and shown again if it had been withdrawn. Members who have read it are not
 * told a second time.
 *
 * @throws DomainError announcement_not_shown for content that no screen draws; field_invalid for an end before its beginning
 * Source: G56, R16.
 */
export async function writeAnnouncement(tx: Tx, announcement: NewAnnouncement): Promise<void> {
  const { siteKey, key, from, until } = announcement;
  assertDates(from, until);
  const texts = inEveryLanguage(announcement.texts);
  assertShown(texts);
  const row = {
    texts: JSON.stringify(texts),
    published_at: from,
    expires_at: until,
    withdrawn_at: null,
    told_at: null,
    written_by: `operator:${announcement.operator}`,
  };
  await tx
    .insertInto('announcements')
    .values({ site_key: siteKey, key, ...row })
    .onConflict((conflict) => conflict.columns(['site_key', 'key']).doUpdateSet(row))
    .execute();
}

/** Languages that show the English text, because theirs was not given (R16). Pure. */
export function languagesInEnglish(texts: GivenTexts): readonly MessageSet[] {
  return MESSAGE_SETS.filter((set) => !texts[set]);
}

function inEveryLanguage(texts: GivenTexts): InEveryLanguage<MessageText> {
  const { pt, en, cn = en, ch = en, vi = en, id = en, th = en, msa = en } = texts;
  return { pt, en, cn, ch, vi, id, th, msa };
}

function assertDates(from: Date, until: Date | null): void {
  if (until && until <= from)
    throw new DomainError('field_invalid', { fields: { until: ['field_invalid'] } });
}

function assertShown(texts: InEveryLanguage<MessageText>): void {
  for (const set of MESSAGE_SETS) {
    const what = notShown(texts[set].content);
    if (what === null) continue;
    throw new DomainError('announcement_not_shown', {
      values: { what: `${set}: ${what}` },
      fields: { [`texts.${set}`]: ['announcement_not_shown'] },
    });
  }
}
