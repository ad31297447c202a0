import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { InEveryLanguage } from '../../messages/in-every-language.ts';
import { notShown } from '../announcement-markdown.ts';
import type { MessageText } from '../message-text.ts';

/** Texts as an operator gives them: Portuguese and English always, the other languages unless the operator says that English is meant. */
export type GivenTexts = Readonly<Record<'pt' | 'en', MessageText>> &
  Readonly<Partial<Record<MessageSet, MessageText | undefined>>>;

export interface NewAnnouncement {
  readonly siteKey: string;
  readonly key: string;
  readonly texts: GivenTexts;
  /** Languages that are left without a text on purpose. */
  readonly inEnglish: readonly MessageSet[];
  readonly from: Date;
  readonly until: Date | null;
  readonly operator: string;
}

/**
 * Writes an announcement; one of the same key is changed, and shown again if it had been withdrawn. With other texts, in any language, it
 * is unread again for everybody.
 *
 * @throws DomainError announcement_not_shown for content that no screen draws; announcement_untranslated for a language that has neither a
 *   text nor the operator's word that English is meant; field_invalid for an end before its beginning
 * Source: G56, R16.
 */
export async function writeAnnouncement(tx: Tx, announcement: NewAnnouncement): Promise<void> {
  const { siteKey, key, from, until } = announcement;
  assertDates(from, until);
  assertTranslated(announcement);
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
  await forgetReads(tx, announcement, texts);
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

/** Who has read other texts than these has not read them. */
async function forgetReads(
  tx: Tx,
  { siteKey, key }: NewAnnouncement,
  texts: InEveryLanguage<MessageText>,
): Promise<void> {
  const before = await tx
    .selectFrom('announcements')
    .select(['id', 'texts'])
    .where('site_key', '=', siteKey)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  const isChanged = (set: MessageSet) =>
    before?.texts[set].title !== texts[set].title || before.texts[set].content !== texts[set].content;
  if (!before || !MESSAGE_SETS.some(isChanged)) return;
  await tx
    .deleteFrom('announcement_reads')
    .where('site_key', '=', siteKey)
    .where('announcement_id', '=', before.id)
    .execute();
}

function assertTranslated({ texts, inEnglish }: NewAnnouncement): void {
  const missing = languagesInEnglish(texts).filter((set) => !inEnglish.includes(set));
  if (missing.length === 0) return;
  throw new DomainError('announcement_untranslated', {
    values: { languages: missing.join(', ') },
    fields: Object.fromEntries(missing.map((set) => [`texts.${set}`, ['announcement_untranslated']])),
  });
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
