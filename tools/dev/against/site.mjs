/** How long a site may take to respond. */
const PATIENCE_MS = 15_000;

/**
 * Checks the site at a URL.
 * @param {string} address any URL on it; only its origin counts
 * @returns {Promise<{origin: string, remotes: Set<string>}>} the origin that the site itself redirects to, and its
 *   remotes' federation names
 * @throws Error that says what to do, if nothing answers, or it isn't this product
 */
export async function findSite(address) {
  const { origin } = parsed(address);
  let answer;
  try {
    answer = await fetch(`${origin}/registry.json`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    const reason = error.cause?.code ?? error.cause?.message ?? error.message;
    throw new Error(
      `Nothing answers at ${origin} (${reason}). Open the address in a browser: is the site running, and can this machine reach it?`,
      { cause: error },
    );
  }
  const registry = await answer.json().catch(() => undefined);
  if (!answer.ok || !Array.isArray(registry?.remotes))
    throw new Error(
      `${origin} answers, but it isn't this product: ${origin}/registry.json (status ${answer.status}) lists no remotes. Give the address at which visitors find the site.`,
    );
  return { origin: new URL(answer.url).origin, remotes: new Set(registry.remotes.map(({ name }) => name)) };
}

function parsed(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url;
  throw new Error(
    `--against needs a whole address, as in --against https://clubs.example; it got "${address}".`,
  );
}
