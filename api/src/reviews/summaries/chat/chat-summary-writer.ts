import { z } from 'zod';
import type { SummaryApiSettings } from '../../../platform/config/settings.js';
import type { SummaryMaterial, SummaryWriter } from '../summary-material.js';
import { checkedSummary } from './summary-check.js';
import { summaryPrompt } from './summary-prompt.js';

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES_LENGTH = 64 * 1024;
const CALL = '/chat/completions';

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

/** Gets summaries from a service that speaks OpenAI's chat completions protocol. */
export class ChatSummaryWriter implements SummaryWriter {
  private readonly url: string;

  constructor(
    private readonly api: SummaryApiSettings,
    private readonly patienceMs = TIMEOUT_MS,
  ) {
    const base = api.url.replace(/\/+$/, '');
    this.url = base.endsWith(CALL) ? base : base + CALL;
  }

  /** Throws, in words fit for a log, when the service fails, takes too long or returns what can't be shown. */
  async write(material: SummaryMaterial, stopping: AbortSignal): Promise<string> {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(this.patienceMs)]);
    const response = await fetch(this.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(this.api.key === undefined ? {} : { authorization: `Bearer ${this.api.key}` }),
      },
      body: JSON.stringify({ model: this.api.model, messages: summaryPrompt(material) }),
      // The key and the reviews aren't for anyone the service might redirect to.
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the service answered ${response.status}`);
    }
    return checkedSummary(getContent(await toText(response)));
  }
}

async function toText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).byteLength;
    if (length > MAX_ANSWER_BYTES_LENGTH) throw new Error('the answer is too long');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function getContent(json: string): string {
  const read = completion.safeParse(parsed(json));
  const choice = read.data?.choices[0];
  if (!choice) throw new Error('the answer is no chat completion');
  if (choice.finish_reason && choice.finish_reason !== 'stop') {
    throw new Error('the answer was cut off');
  }
  return choice.message.content;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
