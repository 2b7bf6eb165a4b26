import { showToast } from '@club-reviews/shared-ui/platform';

/**
 * Copies a text, and says so.
 * @param name what it is, such as "link"
 * @returns whether it was copied
 */
export async function copyText(text: string, name: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: `${name[0]!.toUpperCase()}${name.slice(1)} copied!`, tone: 'success' });
    return true;
  } catch {
    const description = `Please select the ${name} and copy it yourself.`;
    showToast({ title: 'Copy failed', description, tone: 'error' });
    return false;
  }
}
