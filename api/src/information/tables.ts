import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Jsonb } from '../db/column-types.ts';
import type { InEveryLanguage } from '../messages/in-every-language.ts';
import type { MessageText } from './message-text.ts';
import type { NotificationKind } from './notification-kinds.ts';

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
    /** What operators call it. */
    key: Generated<string>;
    withdrawn_at: Generated<Date | null>;
    /** When open tabs were told of it as it is now. */
    told_at: Generated<Date | null>;
    /** `operator:{name}`. */
    written_by: Generated<string | null>;
  };
  announcement_reads: { site_key: string; member_id: number; announcement_id: number; read_at: Date };
  support_links: {
    site_key: string;
    sort: number;
    names: Jsonb<InEveryLanguage>;
    url: string;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends InformationTables {}
}
