import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Jsonb } from '../db/column-types.ts';
import type { InEveryLanguage } from '../sites/tables.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** Title and plain text; paragraphs are divided by empty lines. */
export interface MessageText {
  readonly title: string;
  readonly content: string;
}

/** Rows of the information centre; columns as in migrations/0040_information.sql. */
export interface InformationTables {
  notifications: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    kind: NotificationKind;
    details: Jsonb<Readonly<Record<string, string | number>>>;
    created_at: Date;
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  announcements: {
    id: GeneratedAlways<number>;
    site_key: string;
    texts: Jsonb<InEveryLanguage<MessageText>>;
    published_at: Date;
    expires_at: Date | null;
  };
  announcement_reads: { site_key: string; member_id: number; announcement_id: number; read_at: Date };
  support_links: {
    site_key: string;
    sort: number;
    names: Jsonb<InEveryLanguage>;
    url: string;
  };
}
