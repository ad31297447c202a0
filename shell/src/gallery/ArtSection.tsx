import { flagUrl } from '@mosaico/shared/contract';
import { Logo, MosaicWave, tokens } from '@mosaico/shared/ui';
import { Avatar, PORTRAIT_IDS } from '@mosaico/shared/ui/avatar';
import { COVER_FAMILIES, GameCover } from '@mosaico/shared/ui/cover';
import { QrCode } from '@mosaico/shared/ui/qr';
import { Specimen, State } from './Specimen.tsx';

const FLAGS = ['pt', 'en', 'zh_cn', 'vi', 'id', 'th', 'msa'];
const TITLES = [
  'Caju Bang',
  'Esmeralda Real',
  'Faraó do Sertão',
  'Baleia Jubarte',
  'Onça Lendária',
  'Carnaval de Ouro',
  'Órbita 7',
  'Dama de Copas',
  'Dobro ou Nada',
  'Neon Copacabana',
];
const PIX =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

/** Logo, wave, covers, portraits, QR codes and flags. */
export function ArtSection() {
  return (
    <>
      <Specimen name="Logo" use="A tile of promenade waves under the evening light, and the site's name.">
        <State name="With the name, the mark alone, large" isRow>
          <Logo />
          <Logo siteName="A site" isMarkOnly />
          <Logo siteName="Aurora" size={56} />
        </State>
      </Specimen>
      <Specimen name="MosaicWave" use="The Portuguese-stone wave, the motif of every site.">
        <State name="Three lengths">
          {[60, 120, 220].map((wavelength) => (
            <div key={wavelength} css={waveBox}>
              <MosaicWave wavelength={wavelength} color={tokens.color.actionText} />
            </div>
          ))}
        </State>
      </Specimen>
      <Specimen
        name="GameCover"
        from="ui/cover"
        use="Drawn from a family, a title and a seed: the same three, the same picture."
      >
        <State name="The ten families">
          <ul css={covers}>
            {COVER_FAMILIES.map((family, index) => (
              <li key={family} css={cover}>
                <GameCover family={family} seed={`gallery ${index}`} title={TITLES[index] ?? family} />
              </li>
            ))}
          </ul>
        </State>
      </Specimen>
      <Specimen
        name="Avatar"
        from="ui/avatar"
        use="A round portrait. Without a photo the gender chooses one."
      >
        <State name="All portraits" isRow>
          {[...PORTRAIT_IDS.female, ...PORTRAIT_IDS.male].map((id) => (
            <Avatar key={id} photo={id} size={56} label={`Portrait ${id}`} />
          ))}
        </State>
        <State name="Nobody chose one: unknown, male, female" isRow>
          {[0, 1, 2].map((gender) => (
            <Avatar key={gender} photo={null} gender={gender} size={40} />
          ))}
        </State>
      </Specimen>
      <Specimen
        name="QrCode"
        from="ui/qr"
        use="Dark on white whatever the theme, so that every reader reads it."
      >
        <State name="A payment, an address" isRow>
          <QrCode text={PIX} label="Pix code of an example" size={200} />
          <QrCode text="https://mosaico.example/" label="Address of an example" size={120} />
        </State>
      </Specimen>
      <Specimen name="Flags" from="/assets/flags" use="Of the languages that a site may offer.">
        <State name="All of them" isRow>
          {FLAGS.map((flag) => (
            <figure key={flag} css={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
              <img src={flagUrl(flag)} alt="" width={40} height={40} />
              <figcaption css={{ fontSize: tokens.font.size.tiny }}>{flag}</figcaption>
            </figure>
          ))}
        </State>
      </Specimen>
    </>
  );
}

const waveBox = { height: 64, overflow: 'hidden', borderRadius: tokens.radius.control } as const;
const covers = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: tokens.space[3],
} as const;
const cover = { aspectRatio: '3 / 4', overflow: 'hidden', borderRadius: tokens.radius.control } as const;
