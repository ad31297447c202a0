import { renderToStaticMarkup } from 'react-dom/server';
import { GameCover } from './GameCover.tsx';
import { seededRandom } from './random.ts';
import { subjectOf } from './subjects.ts';

/** Titles of the sandbox provider, and the scene that shows what each names. */
const TITLES = [
  ['fruits', 'Caju Bang', 'Cashew'],
  ['fruits', 'Pitanga Splash', 'Pitanga'],
  ['fruits', 'Açaí Turbo', 'Acai'],
  ['fruits', 'Manga Madness', 'Mango'],
  ['fruits', 'Jabuticaba Gold', 'Jabuticaba'],
  ['fruits', 'Guaraná Boom', 'Guarana'],
  ['forest', 'Onça Lendária', 'Jaguar'],
  ['forest', 'Tucano Express', 'Toucan'],
  ['forest', 'Guará Rubro', 'Ibis'],
  ['forest', 'Floresta Viva', 'GreatTree'],
  ['forest', 'Arara Azul', 'Macaw'],
  ['forest', 'Lobo-Guará', 'ManedWolf'],
  ['egypt', 'Faraó da Noite', 'Pharaoh'],
  ['egypt', 'Tesouro de Ísis', 'Isis'],
  ['egypt', 'Pirâmide Solar', 'SunPyramid'],
  ['egypt', 'Escaravelho Dourado', 'Scarab'],
  ['egypt', 'Esfinge Perdida', 'Sphinx'],
  ['egypt', 'Oásis Escondido', 'Oasis'],
  ['sea', 'Onda Dourada', 'GoldenWave'],
  ['sea', 'Coral Secreto', 'Coral'],
  ['sea', 'Maré de Pérolas', 'Pearl'],
  ['sea', 'Netuno Azul', 'Neptune'],
  ['sea', 'Baleia Jubarte', 'Humpback'],
  ['sea', 'Ilha dos Corais', 'ReefIsland'],
  ['gems', 'Jade do Ipê', 'JadeRing'],
  ['gems', 'Esmeralda Real', 'CrownedEmerald'],
  ['gems', 'Rubi da Serra', 'MountainRuby'],
  ['gems', 'Safira Noturna', 'StarSapphire'],
  ['gems', 'Ametista Mágica', 'AmethystCluster'],
  ['gems', 'Diamante do Sertão', 'BacklandDiamond'],
  ['carnival', 'Carnaval de Ouro', 'SambaQueen'],
  ['carnival', 'Frevo Fever', 'Parasol'],
  ['carnival', 'Baile de Máscaras', 'BallMask'],
  ['carnival', 'Samba Infinito', 'Pandeiro'],
  ['carnival', 'Confete & Coroa', 'ConfettiCrown'],
  ['carnival', 'Bloco da Alegria', 'StreetDrum'],
  ['space', 'Órbita 7', 'SevenMoons'],
  ['space', 'Cometa Turquesa', 'Comet'],
  ['space', 'Lua Cheia 21', 'FullMoon'],
  ['space', 'Nebulosa Púrpura', 'Nebula'],
  ['space', 'Gravidade Zero', 'Astronaut'],
  ['space', 'Estação Aurora', 'AuroraStation'],
  ['cards', 'Clássico de Domingo', 'DerbyDuel'],
  ['cards', 'Onça e Jacaré', 'RiverDuel'],
  ['cards', 'Sol e Lua', 'SkyDuel'],
  ['cards', 'Dama de Copas', 'QueenOfHearts'],
  ['cards', 'Ás de Ouro', 'GoldAce'],
  ['cards', 'Rei de Espadas', 'KingOfSpades'],
  ['cards', 'Trinca Imperial', 'ThreeAces'],
  ['cards', 'Canastra Suprema', 'Canastra'],
  ['cards', 'Mão de Rainha', 'QueensHand'],
  ['dice', 'Dados do Mestre', 'TwentySides'],
  ['dice', 'Seis Estrelas', 'SixStars'],
  ['dice', 'Dado Diamante', 'DiamondDie'],
  ['dice', 'Copo de Dados', 'DiceCup'],
  ['dice', 'Sorte em Dobro', 'DoubleSix'],
  ['dice', 'Roda de Dados', 'DiceWheel'],
  ['neon', 'Neon Copacabana', 'Promenade'],
  ['neon', 'Noite Elétrica', 'NightBulb'],
  ['neon', 'Avenida Neon', 'Avenue'],
  ['neon', 'Pulso 88', 'Pulse'],
  ['neon', 'Fita Cassete', 'Cassette'],
  ['neon', 'Raio Magenta', 'Bolt'],
  ['rolls', 'Dados da Orla', 'BeachRoll'],
  ['rolls', 'Arraial da Sorte', 'FeastRoll'],
  ['rolls', 'Noite no Pelô', 'OldTownRoll'],
  ['mines', 'Garimpo de Minas', 'MinerGem'],
  ['mines', 'Ninhos de Noronha', 'TurtleNest'],
  ['mines', 'Vitória-Régia', 'LilyFlower'],
  ['plinko', 'Chuva de Caju', 'CashewRain'],
  ['plinko', 'Véu do Iguaçu', 'FallingVeil'],
  ['plinko', 'Confete na Ladeira', 'PaperBall'],
  ['wheel', 'Roda do Calçadão', 'PromenadeWheel'],
  ['wheel', 'Roda do Boi', 'BullWheel'],
  ['wheel', 'Roda da Feira', 'MarketWheel'],
  ['crash', 'Pipa no Céu', 'KiteRise'],
  ['crash', 'Asa-Delta', 'GliderRise'],
  ['crash', 'Rumo a Alcântara', 'LaunchRise'],
  ['sea', 'Pôr do Sol no Arpoador', 'Arpoador'],
  ['carnival', 'Fogueira de São João', 'JuneBonfire'],
  ['gems', 'Ouro das Gerais', 'GoldMine'],
  ['fruits', 'Feira de Domingo', 'MarketStall'],
  ['sea', 'Recife de Noronha', 'SeaTurtle'],
  ['gems', 'Gruta de Cristal', 'CrystalCave'],
  ['forest', 'Guardiã da Mata', 'GuardianOwl'],
  ['space', 'Foguete de Alcântara', 'Launch'],
  ['carnival', 'Ouro da Folia', 'ParadeGold'],
] as const;

describe('subjectOf', () => {
  it.each(TITLES)('shows in family %s for %j the subject %s, whatever the seed', (family, title, scene) => {
    const scenes = ['1', '2', '3'].map((seed) => subjectOf(family, title, seededRandom(seed)).Scene.name);

    expect(scenes).toEqual([scene, scene, scene]);
  });

  it('gives no two titles the same subject', () => {
    const scenes = TITLES.map(([family, title]) => subjectOf(family, title, seededRandom('seed')).Scene);

    expect(new Set(scenes).size).toBe(TITLES.length);
  });

  it('lets the seed choose subject and mood where the title names none', () => {
    const chosen = Array.from({ length: 60 }, (_, seed) => subjectOf('sea', 'Boto', seededRandom(`${seed}`)));

    expect(new Set(chosen.map(({ Scene }) => Scene)).size).toBe(8);
    expect(new Set(chosen.map(({ mood }) => mood)).size).toBe(3);
  });
});

describe('the covers of all titles', () => {
  const drawings = TITLES.map(([family, title]) =>
    renderToStaticMarkup(<GameCover family={family} title={title} seed={title} />),
  );

  it('hold no broken number', () => {
    expect(drawings.filter((markup) => /NaN|undefined|Infinity/.test(markup))).toEqual([]);
  });

  it('are light: at most 40 elements and 5,000 characters each on average', () => {
    const mean = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

    expect(mean(drawings.map((markup) => markup.match(/<[a-z]/gi)?.length ?? 0))).toBeLessThan(40);
    expect(mean(drawings.map((markup) => markup.length))).toBeLessThan(5000);
  });
});
