/** Thrown if a page would have to wait too long to be rendered. */
export class TooBusyError extends Error {
  constructor() {
    super('too busy to render another page in time');
  }
}

/** Pages being rendered: at 15 ms each, the last of them is done within a second. */
const MAX_RENDERS = 50;

/** From a request's arrival to its response, with some time to spare for the network. */
const LONGEST_WAIT_MS = 4500;

/**
 * Limits how many pages are rendered at once to what can be done in time. Everything else the server does carries on
 * meanwhile: cached pages, files, the api.
 * @param isLate whether the event loop is falling behind
 */
export function createRenderLimit(isLate: () => boolean) {
  let renders = 0;

  return {
    /** How many pages are being rendered. */
    get renders() {
      return renders;
    },

    /** Renders a page unless too many are being rendered already. Throws a {@link TooBusyError} then. */
    async make<Page>(work: () => Promise<Page>): Promise<Page> {
      if (renders >= MAX_RENDERS || (renders > 0 && isLate())) throw new TooBusyError();
      renders += 1;
      try {
        return await work();
      } finally {
        renders -= 1;
      }
    },

    /**
     * Waits for a page as long as is reasonable. Rejects with a {@link TooBusyError} after that; the rendering carries
     * on.
     */
    async inTime<Page>(page: Promise<Page>): Promise<Page> {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new TooBusyError()), LONGEST_WAIT_MS);
      });
      try {
        return await Promise.race([page, tooLate]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Limits rendering; see {@link createRenderLimit}. */
export type RenderLimit = ReturnType<typeof createRenderLimit>;
