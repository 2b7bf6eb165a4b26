/** Thrown where a page would have to wait too long to be rendered. */
export class TooBusyError extends Error {
  constructor() {
    super('too busy to render another page in time');
  }
}

/** Pages in the making: at 15 ms each, the last of them is done within a second. */
const MAX_RENDERS = 50;

/** From a request's arrival to its answer, with some room for the way. */
const LONGEST_WAIT_MS = 4500;

/**
 * Lets as many pages be made at once as can be done in time. Whatever else the server does goes on meanwhile: pages that are
 * kept, files, the api.
 * @param isLate whether the event loop is behind with its work
 */
export function createRenderLimit(isLate: () => boolean) {
  let renders = 0;

  return {
    /** How many pages are in the making. */
    get renders() {
      return renders;
    },

    /** Makes a page unless there are too many already. Throws a {@link TooBusyError} then. */
    async make<Page>(work: () => Promise<Page>): Promise<Page> {
      if (renders >= MAX_RENDERS || (renders > 0 && isLate())) throw new TooBusyError();
      renders += 1;
      try {
        return await work();
      } finally {
        renders -= 1;
      }
    },

    /** Waits for a page as long as anybody should. Rejects with a {@link TooBusyError} after that; the work goes on. */
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
