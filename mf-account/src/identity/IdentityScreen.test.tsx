import { screen, waitFor, within } from '@testing-library/react';
import type { Data } from '@mosaico/shared/api';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import { AccountArea } from '../AccountArea.tsx';
import en from '../messages/en.json';
import { scaleOf } from './shrink-picture.ts';

const SUBMIT = 'POST /api/kyc';
const JPEG = 'data:image/jpeg;base64,QUJD';
type Standing = Data<'GET /api/kyc'>;

const NONE: Standing = {
  status: 'none',
  needed_before: 'play',
  reason: null,
  submitted_at: null,
  decided_at: null,
};

/** jsdom draws no pictures: whatever the browser is given here is one of this size. */
function browserWithPictures(size: { readonly width: number; readonly height: number } | null) {
  Object.assign(globalThis, {
    createImageBitmap: () =>
      size ? Promise.resolve({ ...size, close: () => undefined }) : Promise.reject(new Error('no picture')),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(JPEG);
}
beforeEach(() => browserWithPictures({ width: 3_000, height: 2_000 }));
afterEach(() => jest.restoreAllMocks());

async function show(standing: Standing = NONE, api: ApiStubs = {}) {
  const state = { standing };
  const platform = fakePlatform({
    user: aUser(),
    at: '/identity',
    api: { 'GET /api/kyc': () => okBody(state.standing), ...api },
  });
  const { player } = await renderScreen(<AccountArea />, { platform, messages: { en } });
  await screen.findByRole('heading', { name: en.identity.status[standing.status] });
  const take = async (name: string, file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })) =>
    player.upload(within(screen.getByRole('group', { name })).getByLabelText<HTMLInputElement>(name), file);
  const takeAll = async () => {
    for (const name of ['Front of the document', 'Back of the document', 'A selfie']) await take(name);
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3));
  };
  const send = () => player.click(screen.getByRole('button', { name: 'Send for checking' }));
  return { platform, player, state, take, takeAll, send };
}

describe('the identity check', () => {
  it('[R33] [A69] asks a visitor to log in', async () => {
    const platform = fakePlatform({ at: '/identity' });
    await renderScreen(<AccountArea />, { platform, messages: { en } });

    expect(await screen.findByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it.each([
    ['play', /By law the check comes before/],
    ['withdrawal', /You need it for withdrawals/],
    ['nothing', /Here it is optional/],
  ] as const)('[G33] says what it is needed for: %s', async (before, text) => {
    await show({ ...NONE, needed_before: before });

    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('[G33] sends document and selfie, and shows that they are being checked', async () => {
    const pending: Standing = { ...NONE, status: 'pending', submitted_at: '2026-11-20T12:00:00.000Z' };
    const { platform, player, state, takeAll, send } = await show(NONE, { [SUBMIT]: okBody(pending) });
    await player.selectOptions(screen.getByLabelText('Document'), 'rg');
    await takeAll();
    state.standing = pending;

    await send();

    expect(await screen.findByRole('heading', { name: 'We are checking your pictures' })).toBeVisible();
    expect(platform.api.calls.find(({ key }) => key === SUBMIT)?.input).toMatchObject({
      body: { document_type: 'rg', front: 'QUJD', back: 'QUJD', selfie: 'QUJD' },
    });
    expect(screen.queryByRole('button', { name: 'Send for checking' })).toBeNull();
    expect(platform.held.size).toBe(0);
  });

  it('[G33] tells which pictures are missing, before anything is sent', async () => {
    const { platform, take, send } = await show();
    await take('Back of the document');

    await send();

    expect(screen.getAllByText('This picture is missing')).toHaveLength(2);
    expect(
      within(screen.getByRole('group', { name: 'A selfie' })).getByText('This picture is missing'),
    ).toBeVisible();
    expect(platform.api.calls.map(({ key }) => key)).not.toContain(SUBMIT);
  });

  it.each([
    ['a file that is no picture', null, /^We cannot read this file/],
    ['a picture that is too small', { width: 479, height: 900 }, /^The picture is too small/],
  ])('[G33] does not take %s', async (_what, size, text) => {
    const { take } = await show();
    browserWithPictures(size);

    await take('A selfie');

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[G33] says why a check was rejected, and takes new pictures', async () => {
    await show({ ...NONE, status: 'rejected', reason: 'face_mismatch' });

    expect(screen.getByRole('status')).toHaveTextContent('The face in the selfie does not match');
    expect(screen.getByRole('button', { name: 'Send for checking' })).toBeVisible();
  });

  it('[G33] shows the server’s refusal beside its picture', async () => {
    const { takeAll, send } = await show(NONE, {
      [SUBMIT]: refusal('picture_invalid', 'Please send a picture as JPEG', {
        back: ['Please send a picture as JPEG'],
      }),
    });
    await takeAll();

    await send();

    const back = screen.getByRole('group', { name: 'Back of the document' });
    expect(await within(back).findByText('Please send a picture as JPEG')).toBeVisible();
  });

  it('[G33] is not confused by an answer that got lost: what was sent before is there', async () => {
    const { state, takeAll, send } = await show(NONE, {
      [SUBMIT]: refusal('identity_not_open', 'Your documents have been sent already'),
    });
    await takeAll();
    state.standing = { ...NONE, status: 'pending', submitted_at: '2026-11-20T12:00:00.000Z' };

    await send();

    expect(await screen.findByRole('heading', { name: 'We are checking your pictures' })).toBeVisible();
    expect(screen.queryByText('Your documents have been sent already')).toBeNull();
  });

  it('[G33] is over in sight as soon as its notification comes', async () => {
    const { platform, state } = await show({
      ...NONE,
      status: 'pending',
      submitted_at: '2026-11-20T12:00:00.000Z',
    });
    state.standing = { ...NONE, status: 'approved', decided_at: '2026-11-20T12:01:00.000Z' };

    platform.bus.publish('account.notification-received', { notificationId: 7 });

    expect(await screen.findByRole('heading', { name: 'Identity confirmed' })).toBeVisible();
  });

  it('[G33] leads back whoever a refusal has led here, and nobody else', async () => {
    const platform = fakePlatform({
      user: aUser(),
      at: '/identity',
      api: { 'GET /api/kyc': okBody({ ...NONE, status: 'approved', needed_before: 'withdrawal' }) },
    });
    platform.navigation.push('/identity', { isOnTheWay: true });
    const { player } = await renderScreen(<AccountArea />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: 'Back to where you were' }));

    // The entry before it: whoever comes by themselves has nowhere to go back to.
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Back to where you were' })).not.toBeInTheDocument(),
    );
    expect(platform.navigation.location.value.state).toBeNull();
  });
});

describe('the size of a picture that is sent', () => {
  it.each([
    [4_000, 3_000, 0.35],
    [800, 600, 1],
    [6_000, 480, 1],
    [6_000, 960, 0.5],
  ])('[G33] of %d × %d is multiplied by %f', (width, height, scale) => {
    expect(scaleOf(width, height)).toBe(scale);
  });
});
