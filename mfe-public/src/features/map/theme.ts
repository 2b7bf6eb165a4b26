const DARK = '(prefers-color-scheme: dark)';

/** Whether the page is dark. */
export const isDark = () => window.matchMedia?.(DARK).matches === true;

/** The theme's colours for canvases on an element, by their roles. */
export function getColours(element: HTMLElement): (role: string) => string {
  const styles = getComputedStyle(element);
  return (role) => styles.getPropertyValue(`--color-${role}`).trim();
}

/**
 * Calls back whenever the page becomes dark or light.
 * @returns a function that ends it
 */
export function onThemeChange(callback: () => void): () => void {
  const theme = window.matchMedia?.(DARK);
  theme?.addEventListener('change', callback);
  return () => theme?.removeEventListener('change', callback);
}
