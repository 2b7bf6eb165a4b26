function parsedHttpUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/**
 * A website's address as a club wrote it, made fit for a link: with or without protocol, http and https only.
 * @returns null for anything else, so that a script address never becomes a link
 */
export function websiteAddress(text: string | null | undefined): string | null {
  const written = (text ?? '').trim();
  if (written === '') return null;
  const url = parsedHttpUrl(/^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`);
  return url?.hostname.includes('.') ? url.href : null;
}

/** The host of a website address without "www.", as a short link text. */
export function hostLabel(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** An image's address: absolute http(s), or a path of this site. Null for anything else. */
export function imageAddress(text: string | null | undefined): string | null {
  const written = (text ?? '').trim();
  if (written === '') return null;
  if (/^\/(?!\/)/.test(written)) return written;
  return parsedHttpUrl(written)?.href ?? null;
}

const SOCIAL_SITES = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
} as const;

/**
 * The address of a club's page on a social site, from a handle ("@club") or an address.
 * @returns null if it's empty or not a plain handle
 */
export function socialAddress(
  site: keyof typeof SOCIAL_SITES,
  text: string | null | undefined,
): string | null {
  const written = (text ?? '').trim();
  if (written === '') return null;
  if (/^http/i.test(written)) return parsedHttpUrl(written)?.href ?? null;
  const handle = written.replace(/^@/, '');
  if (/^[\w.-]+\.(com|co\.uk|org)\//i.test(handle)) return websiteAddress(handle);
  return /^[\w.-]+$/.test(handle) ? `${SOCIAL_SITES[site]}${handle}` : null;
}
