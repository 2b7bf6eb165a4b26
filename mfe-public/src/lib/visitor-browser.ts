/** The browser inside the Instagram app, which loses single-page navigations to its own history. */
export function isInstagramBrowser(userAgent: string): boolean {
  return /Instagram/i.test(userAgent);
}

/** Safari on an iPhone or iPad, as opposed to the other browsers there. */
export function isIosSafari(userAgent: string): boolean {
  return (
    /iP(hone|ad|od)/.test(userAgent) &&
    /Safari/.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent)
  );
}
