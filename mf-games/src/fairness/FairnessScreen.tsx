import { LoginPrompt, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Screen, tokens } from '@mosaico/shared/ui';
import { WithMoreTexts } from '../texts/WithMoreTexts.tsx';
import { CheckFile } from './CheckFile.tsx';
import { Seeds } from './Seeds.tsx';

/** How chance works here, and how every round can be checked: by the player, in their own browser (G48, R74). */
export function FairnessScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('house.page')}>
      <WithMoreTexts skeleton="detail">
        <Fairness />
      </WithMoreTexts>
    </Screen>
  );
}

const SECTIONS = ['s1', 's2', 's3', 's4'] as const;

function Fairness() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <>
      <p css={text}>{t('fairness.intro')}</p>
      {session.isLoggedIn() ? <Seeds /> : <LoginPrompt />}
      <CheckFile />
      <Card>
        <div css={{ display: 'grid', gap: tokens.space[5], overflowWrap: 'anywhere' }}>
          {SECTIONS.map((key) => (
            <section key={key} aria-labelledby={`fairness-${key}`}>
              <h2 id={`fairness-${key}`} css={{ fontSize: tokens.font.size.large }}>
                {t(`fairness.how.${key}.title`)}
              </h2>
              <p css={[text, { marginTop: tokens.space[2] }]}>{t(`fairness.how.${key}.text`)}</p>
            </section>
          ))}
        </div>
      </Card>
    </>
  );
}

const text = { color: tokens.color.textMuted, maxWidth: '62ch', textWrap: 'pretty' } as const;
