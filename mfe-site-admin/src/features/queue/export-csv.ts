import { downloadFile } from '@club-reviews/shared-ui';
import { SESSION_HEADERS } from '@club-reviews/shared-ui/session';

const QUOTED_NAME = /filename="([^"]+)"/;

/** The server refused the export, or it failed. */
export class ExportFailure extends Error {
  constructor(
    readonly status: number,
    /** The server's own message, or "". */
    readonly serverMessage: string,
  ) {
    super(`The export answered ${status}`);
  }
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}

/**
 * Downloads what a list's filters match as CSV, under the server's file name. Not a plain link, because the server only
 * accepts a session's cookie from its own page.
 * @throws ExportFailure for a response other than the file, TypeError without a response
 */
export async function exportCsv(address: string, filters: object): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await fetch(`${address}?${query.toString()}`, {
    credentials: 'include',
    headers: { 'Cache-Control': 'no-cache', ...SESSION_HEADERS },
  });
  if (!answer.ok) throw new ExportFailure(answer.status, messageIn(await answer.text()));
  const name = QUOTED_NAME.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export.csv';
  downloadFile(await answer.blob(), name);
}
