/** The address of a website that a claimant typed, or null where it would lead anywhere else than to the web. */
export function webAddress(text: string): string | null {
  try {
    const { protocol, href } = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
