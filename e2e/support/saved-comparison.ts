import type { Page } from '@playwright/test';
import type { ListedClub } from './site-data';

const STORAGE_KEY = 'club-comparison';

/** What the browser stores about a chosen club; tests change the parts they check. */
export function comparisonEntry(id: number, changes: object = {}) {
  return {
    id,
    name: `Club ${id}`,
    slug: `club-${id}`,
    overallRating: 3,
    totalReviews: 10,
    location: 'Leeds',
    imageUrl: null,
    ...changes,
  };
}

/** The entry of a club that exists. */
export const toEntry = ({ id, name, slug, overallRating, reviewCount, location, imageUrl }: ListedClub) =>
  comparisonEntry(id, { name, slug, overallRating, totalReviews: reviewCount, location, imageUrl });

/** Fills the browser's storage before the page runs, once: what the page does to it afterwards stays. */
export async function saveComparison(page: Page, saved: unknown) {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem('filled-by-test') !== null) return;
      localStorage.setItem('filled-by-test', 'yes');
      localStorage.setItem(key!, text!);
    },
    [STORAGE_KEY, typeof saved === 'string' ? saved : JSON.stringify(saved)],
  );
}
