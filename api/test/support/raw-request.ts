import type { RawRequest } from '../../../tools/fuzz/send-request.mjs';
import { sendRequest } from '../../../tools/fuzz/send-request.mjs';

/** The response to a request sent unchanged. */
export interface RawResponse {
  status: number;
  contentType: string;
  body: string;
  /** Seconds after which to come back, if the response says so. */
  retryAfter?: string | undefined;
}

/** Sends a request unchanged and asks for a plain body. Rejects if nothing comes in time. */
export async function sendRaw(
  apiUrl: string,
  { headers: own, ...request }: RawRequest,
  patienceMs: number,
): Promise<RawResponse> {
  const sent = { ...request, headers: { ...own, 'accept-encoding': 'identity' } };
  const { status, headers, body } = await sendRequest(apiUrl, sent, patienceMs);
  const { 'content-type': contentType = '', 'retry-after': retryAfter } = headers;
  return { status, contentType, body: body.toString(), retryAfter };
}
