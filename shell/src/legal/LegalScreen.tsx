import { useEffect, useState, type ReactNode } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { Card, ErrorState, Screen, Skeleton, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { filled, loadLegalTexts, type LegalDocument, type LegalTexts } from './legal-texts.ts';

interface LegalScreenProps {
  readonly document: LegalDocument;
  /** Below the introduction. */
  readonly children?: ReactNode;
}

/** One document of the site, in the player's language and with the site's own facts. */
export function LegalScreen({ document, children }: LegalScreenProps) {
  const { texts, hasFailed, load } = useLegalTexts();
  const facts = useSiteFacts();
  if (hasFailed) return <ErrorState onRetry={load} />;
  if (!texts) return <Skeleton shape="detail" />;
  const { title, intro, sections } = texts[document];
  return (
    <Screen title={title} intro={filled(intro, facts)}>
      {children}
      <Card>
        <div css={body}>
          {sections.map((section, index) => (
            <section key={section.title} aria-labelledby={`section-${index}`}>
              <h2 id={`section-${index}`} css={heading}>
                <span aria-hidden css={number}>
                  {index + 1}
                </span>
                {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} css={text}>
                  {filled(paragraph, facts)}
                </p>
              ))}
            </section>
          ))}
        </div>
      </Card>
    </Screen>
  );
}

function useLegalTexts() {
  const { language } = useShell().platform;
  useReactive(language.current);
  const set = language.messageSet;
  const [texts, setTexts] = useState<LegalTexts>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadLegalTexts(set).then(
      (loaded) => isCurrent && (setTexts(loaded), setFailed(false)),
      () => isCurrent && setFailed(true),
    );
    return () => void (isCurrent = false);
  }, [set, attempt]);
  return { texts, hasFailed, load: () => setAttempt(attempt + 1) };
}

/** Empty while the site is not known: the sentences are written so that they read well without it. */
function useSiteFacts(): Readonly<Record<'name' | 'entity' | 'support', string>> {
  const { platform } = useShell();
  const { name } = useReactive(platform.site);
  const legal = useReactive(platform.siteData.details)?.legal;
  return { name, entity: legal?.entity ?? name, support: legal?.support ?? '' };
}

const body = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  // Where the visitor's texts are so large that a word is wider than the phone.
  overflowWrap: 'anywhere',
} as const;
const heading = {
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space[3],
  fontSize: tokens.font.size.large,
} as const;
const number = {
  minWidth: '1.25em',
  color: tokens.color.accentText,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
} as const;
const text = {
  marginTop: tokens.space[2],
  color: tokens.color.textMuted,
  maxWidth: '62ch',
  textWrap: 'pretty',
} as const;
