import { createNavigation } from './navigation.ts';
import { createNotices } from './notices.ts';
import { createQuestionEntry } from './question-entry.ts';

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

function setUp() {
  window.history.replaceState(null, '', '/withdraw?tab=pix');
  const navigation = createNavigation(window);
  const notices = createNotices(Date.now, createQuestionEntry(navigation));
  return { navigation, notices, path: () => window.location.pathname + window.location.search };
}

describe('a question and the history', () => {
  it('takes "back" for no, and stays on the page', async () => {
    const { notices, path } = setUp();
    const answer = notices.confirm('Withdraw?');

    const gone = popped();
    window.history.back();
    await gone;

    await expect(answer).resolves.toBe(false);
    expect(notices.question.value).toBeNull();
    expect(path()).toBe('/withdraw?tab=pix');
  });

  it('leaves nothing in the history once it is answered: one back leads to the page before', async () => {
    const { navigation, notices, path } = setUp();
    navigation.push('/records');
    const answer = notices.confirm('Delete?');
    void notices.question.value?.answer(true);
    await expect(answer).resolves.toBe(true);

    const gone = popped();
    navigation.go(-1);
    await gone;

    expect(path()).toBe('/withdraw?tab=pix');
  });

  it('lets whoever asked navigate with the answer', async () => {
    const { navigation, notices, path } = setUp();
    const answer = notices.confirm('Withdraw?').then((isConfirmed) => {
      if (isConfirmed) navigation.push('/records');
    });

    void notices.question.value?.answer(true);
    await answer;
    await turn();
    expect(path()).toBe('/records');
    const gone = popped();
    navigation.go(-1);
    await gone;

    expect(path()).toBe('/withdraw?tab=pix');
  });

  it('stays on screen when the page changes by code, and "back" still answers it', async () => {
    const { navigation, notices, path } = setUp();
    const answer = notices.confirm('Session expired. Log in?');

    navigation.push('/');
    await turn();
    expect(notices.question.value?.text).toBe('Session expired. Log in?');
    const gone = popped();
    window.history.back();
    await gone;

    await expect(answer).resolves.toBe(false);
    expect(path()).toBe('/');
  });

  it('keeps the state of the entry beneath: a modal stays open under the question', async () => {
    const { navigation, notices } = setUp();
    navigation.push('/withdraw', { modal: 'login' });

    const answer = notices.confirm('Sure?');
    expect(navigation.location.value.state).toEqual({ modal: 'login' });
    void notices.question.value?.answer(false);
    await answer;

    expect(navigation.location.value.state).toEqual({ modal: 'login' });
  });

  it('asks the next question only when the entry of the last one is left', async () => {
    const { notices, path } = setUp();
    const first = notices.confirm('first?');
    const second = notices.confirm('second?');

    void notices.question.value?.answer(true);
    await first;
    expect(notices.question.value?.text).toBe('second?');
    const gone = popped();
    window.history.back();
    await gone;

    await expect(second).resolves.toBe(false);
    expect(path()).toBe('/withdraw?tab=pix');
  });

  it('counts the first answer of a question', async () => {
    const { notices } = setUp();
    const answer = notices.confirm('Sure?');
    const question = notices.question.value;

    void question?.answer(false);
    void question?.answer(true);

    await expect(answer).resolves.toBe(false);
  });
});
