/**
 * Draws the ambient background of each theme: slow promenade waves under the theme's two lights, a seamless loop.
 *
 *   node shared/assets/make-video.mjs
 *
 * Needs ffmpeg with libvpx-vp9, libx264 and libwebp, and Chromium: Playwright's own, or the one that CHROMIUM_PATH names.
 * Writes ambient.webm, ambient.mp4 and poster.webp: those of the default theme into video/, those of another into
 * video/<theme>/. Refuses files above the budget. Run by hand when the art changes; the results are committed, no build step draws them. Takes some minutes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test');
const OUT = new URL('./video/', import.meta.url).pathname;
const SCENE = { width: 1120, height: 630, framesPerSecond: 24, seconds: 10 };
const BUDGET_BYTES = { 'ambient.webm': 600_000, 'ambient.mp4': 600_000, 'poster.webp': 40_000 };

/* Grounds as in shared/src/ui/theme/themes.ts; lights as the numbers of an rgb() colour. */
const THEMES = {
  aurora: {
    folder: '',
    ground: ['#0e2a22', '#050e0b'],
    stone: '14 66 50',
    wave: '43 214 123',
    light: '244 185 64',
  },
  mare: {
    folder: 'mare',
    ground: ['#0b2a3f', '#040c15'],
    stone: '10 54 78',
    wave: '46 196 198',
    light: '255 107 87',
  },
};

for (const { folder, ...colours } of Object.values(THEMES)) {
  const out = join(OUT, folder);
  mkdirSync(out, { recursive: true });
  const frames = mkdtempSync(join(tmpdir(), 'ambient-'));
  try {
    await drawFrames(frames, { ...SCENE, ...colours });
    await encode(frames, out);
    checkBudget(out);
  } finally {
    rmSync(frames, { recursive: true });
  }
}

async function drawFrames(folder, scene) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.evaluate(prepareScene, scene);
  const count = SCENE.framesPerSecond * SCENE.seconds;
  for (let frame = 0; frame < count; frame += 1) {
    const picture = await page.evaluate((turn) => window.drawFrame(turn), frame / count);
    writeFileSync(join(folder, `${String(frame).padStart(4, '0')}.jpg`), Buffer.from(picture, 'base64'));
  }
  await browser.close();
}

/** Runs in the page: defines `drawFrame(turn)`, where `turn` goes from 0 to 1 over one loop. */
function prepareScene({ width, height, ground: groundColours, stone, wave, light: lamp }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paint = canvas.getContext('2d');
  const FULL = Math.PI * 2;

  const glow = (x, y, radius, colour) => {
    const gradient = paint.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(1, 'rgb(0 0 0 / 0)');
    paint.fillStyle = gradient;
    paint.fillRect(0, 0, width, height);
  };

  /* One band: a swell whose wavelength grows towards the viewer; all speeds are whole turns, so the loop closes. */
  const band = (row, turn) => {
    const depth = row / 11;
    const wavelength = width * (0.26 + depth * 0.4);
    const swing = (10 + depth * 46) * (1 + 0.1 * Math.sin(FULL * turn + row));
    const middle = height * (0.08 + depth * depth * 0.98) + 6 * Math.sin(FULL * turn + row * 0.9);
    const thickness = 9 + depth * 40;
    const edge = (x, lag) =>
      middle + swing * Math.sin((x / wavelength) * FULL - FULL * turn + row * 0.35 - lag);
    paint.beginPath();
    for (let x = -8; x <= width + 8; x += 8) paint.lineTo(x, edge(x, 0));
    for (let x = width + 8; x >= -8; x -= 8) paint.lineTo(x, edge(x, 0.45) + thickness);
    paint.closePath();
    const light = paint.createLinearGradient(0, middle - swing, 0, middle + swing + thickness);
    light.addColorStop(0, `rgb(${wave} / ${0.05 + depth * 0.17})`);
    light.addColorStop(1, `rgb(${stone} / ${0.12 + depth * 0.12})`);
    paint.fillStyle = light;
    paint.fill();
  };

  window.drawFrame = (turn) => {
    const ground = paint.createLinearGradient(0, 0, 0, height);
    ground.addColorStop(0, groundColours[0]);
    ground.addColorStop(1, groundColours[1]);
    paint.globalCompositeOperation = 'source-over';
    paint.fillStyle = ground;
    paint.fillRect(0, 0, width, height);
    for (let row = 0; row < 12; row += 1) band(row, turn);
    paint.globalCompositeOperation = 'soft-light';
    glow(width * (0.28 + 0.16 * Math.sin(FULL * turn)), height * 0.3, width * 0.44, `rgb(${wave} / 0.9)`);
    paint.globalCompositeOperation = 'screen';
    glow(width * (0.8 + 0.1 * Math.cos(FULL * turn)), height * 0.12, width * 0.36, `rgb(${lamp} / 0.4)`);
    glow(width * (0.16 - 0.08 * Math.cos(FULL * turn)), height * 0.82, width * 0.34, `rgb(${wave} / 0.14)`);
    paint.globalCompositeOperation = 'multiply';
    const dusk = paint.createRadialGradient(
      width / 2,
      height * 0.4,
      height * 0.3,
      width / 2,
      height / 2,
      width * 0.66,
    );
    dusk.addColorStop(0, '#ffffff');
    dusk.addColorStop(1, '#39413d');
    paint.fillStyle = dusk;
    paint.fillRect(0, 0, width, height);
    return canvas.toDataURL('image/jpeg', 0.97).split(',')[1];
  };
}

async function encode(folder, out) {
  const input = ['-framerate', String(SCENE.framesPerSecond), '-i', join(folder, '%04d.jpg')];
  const vp9 = '-c:v libvpx-vp9 -b:v 0 -crf 30 -row-mt 1 -cpu-used 3 -g 240 -pix_fmt yuv420p -an'.split(' ');
  const h264 = '-c:v libx264 -preset slow -crf 27 -g 240 -pix_fmt yuv420p -movflags +faststart -an'.split(
    ' ',
  );
  await ffmpeg([...input, ...vp9, join(out, 'ambient.webm')]);
  await ffmpeg([...input, ...h264, join(out, 'ambient.mp4')]);
  await ffmpeg([
    '-i',
    join(folder, '0000.jpg'),
    '-c:v',
    'libwebp',
    '-quality',
    '70',
    join(out, 'poster.webp'),
  ]);
}

async function ffmpeg(parameters) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${parameters.join(' ')}`);
}

function checkBudget(out) {
  for (const [file, most] of Object.entries(BUDGET_BYTES)) {
    const { size } = statSync(join(out, file));
    console.log(`${join(out, file)}: ${size} bytes of ${most}`);
    if (size > most) throw new Error(`${file} is larger than its budget`);
  }
}
