import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { apiErrorMessage, isApiError } from '@club-reviews/shared-ui/platform';
import { useEffect, useRef, useState } from 'react';
import { useSendPictureMutation } from '../../api/club-admin-api';
import { shrinkPicture } from './shrink-picture';
import type { ChosenPicture } from './upload-form.schema';

/** A picture on its way. */
export interface Upload {
  id: number;
  values: ChosenPicture;
  state: 'waiting' | 'sending' | 'failed';
  /** The share sent so far, from 0 to 1. */
  sent: number;
  /** Why it wasn't accepted; "" while it may still be. */
  problem: string;
  /** Whether the same picture may be accepted on another try. */
  canRetry: boolean;
}

/** What a screen sees of the queue, and can do with it. */
export interface Uploads {
  /** Those that aren't done, in their order. */
  uploads: Upload[];
  /** How many have been accepted. */
  sentCount: number;
  add: (values: ChosenPicture) => void;
  retry: (id: number) => void;
  /** Removes one, and stops it if it's being sent. */
  remove: (id: number) => void;
}

/** Where pictures are sent. */
interface Destination {
  clubId: number;
  kind: PhotoKind;
  /** The photo it replaces. */
  replaces: number | undefined;
}

/**
 * Sends pictures one after the other, so that they don't share a slow connection. Any that are left are stopped when
 * the screen closes.
 */
export function useUploads({ clubId, kind, replaces }: Destination): Uploads {
  const [sendPicture] = useSendPictureMutation();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [sentCount, setSentCount] = useState(0);
  const lastId = useRef(0);
  const running = useRef<{ id: number; stop: () => void } | null>(null);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  function stop() {
    running.current?.stop();
    running.current = null;
  }

  async function run({ id, values }: Upload) {
    const own = { id, stop: () => {} };
    running.current = own;
    change(id, { state: 'sending', sent: 0, problem: '' });
    const body = await shrinkPicture(values.file);
    if (running.current !== own) return;
    const { description, showsChildren, hasConsent } = values;
    const call = sendPicture({
      ...{ clubId, kind, body, replaces, description: description.trim() || undefined },
      ...(showsChildren === '' ? {} : { showsChildren }),
      ...(hasConsent ? { hasConsent: 'true' as const } : {}),
      onProgress: (sent) => change(id, { sent }),
    });
    own.stop = () => call.abort();
    const { error } = await call;
    if (running.current !== own) return;
    running.current = null;
    if (error !== undefined) {
      const problem = apiErrorMessage(error);
      return change(id, { state: 'failed', problem, canRetry: mayPass(error) });
    }
    setSentCount((count) => count + 1);
    drop(id);
  }

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (running.current === null && next !== undefined) void run(next);
  });

  useEffect(() => stop, []);

  return {
    uploads,
    sentCount,
    add: (values) => {
      lastId.current += 1;
      const upload: Upload = {
        ...{ id: lastId.current, values, state: 'waiting', sent: 0, problem: '', canRetry: false },
      };
      setUploads((all) => [...all, upload]);
    },
    retry: (id) => change(id, { state: 'waiting' }),
    remove: (id) => {
      if (running.current?.id === id) stop();
      drop(id);
    },
  };
}

/** Whether a failure may be temporary: no response, a busy server, or too many requests. A refusal is final. */
function mayPass(error: unknown): boolean {
  if (!isApiError(error) || typeof error.status !== 'number') return true;
  return error.status >= 500 || error.status === 429;
}
