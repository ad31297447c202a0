/** Reads a stream's text as it comes. */
export class StreamListener {
  text = '';
  isOver = false;
  readonly #abort = new AbortController();
  readonly status: Promise<number>;

  constructor(url: string, host: string, token: string) {
    const headers = { 'x-forwarded-host': host, authorization: `Bearer ${token}` };
    const response = fetch(url, { headers, signal: this.#abort.signal });
    this.status = response.then(({ status }) => status);
    void response.then((answer) => this.#read(answer)).catch(() => (this.isOver = true));
  }

  async #read(answer: Response): Promise<void> {
    for await (const chunk of answer.body ?? []) this.text += Buffer.from(chunk as Uint8Array).toString();
    this.isOver = true;
  }

  leave(): void {
    this.#abort.abort();
  }
}

/** Waits for a state that comes by itself. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
