/** Replaces `XMLHttpRequest` in front of a fake `fetch`: half a body counts as sent until the response arrives. */
export class FakeXmlHttpRequest {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  private readonly headers = new Headers();
  private readonly aborter = new AbortController();
  private answerHeaders = new Headers();
  private call = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.call = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.answerHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.aborter.abort();
    this.onabort?.();
  }

  send(body: Blob): void {
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    void this.exchange(body);
  }

  private async exchange(body: Blob): Promise<void> {
    const { headers, aborter } = this;
    const { method, url } = this.call;
    try {
      const answer = await fetch(url, { method, headers, body, signal: aborter.signal });
      this.answerHeaders = answer.headers;
      ({ status: this.status, statusText: this.statusText } = answer);
      this.responseText = await answer.text();
      if (!aborter.signal.aborted) this.onload?.();
    } catch {
      if (!aborter.signal.aborted) this.onerror?.();
    }
  }
}
