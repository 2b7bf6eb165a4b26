import type { AgeGroupTally } from '@club-reviews/domain/age-groups';

/**
 * A column of the clubs table `c` that holds the club's visible reviews per age group, "U12s:3,U9s:1", so that a
 * club's page is one statement; null when there are none.
 */
export const AGE_GROUPS_COLUMN = `(
    SELECT GROUP_CONCAT(CONCAT(a.age_group, ':', a.count))
    FROM club_age_group_counts a WHERE a.club_id = c.id AND a.count > 0
  ) AS ageGroups`;

/** Reads {@link AGE_GROUPS_COLUMN}. */
export function readAgeGroups(text: string | null): AgeGroupTally[] {
  if (text === null) return [];
  return text.split(',').map((entry) => {
    const [ageGroup = '', count] = entry.split(':');
    return { ageGroup, count: Number(count) };
  });
}
