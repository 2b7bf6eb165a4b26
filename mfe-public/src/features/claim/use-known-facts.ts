import { skipToken } from '@club-reviews/shared-ui/platform';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ALWAYS_STALE, useGetClubQuery } from '../../api/public-api';
import type { ClaimFormValues } from './claim-form.schema';

/** Fills in what the directory knows of the chosen club if nothing was typed yet; another club's facts replace them. */
export function useKnownFacts(): void {
  const { values, setFieldValue } = useFormikContext<ClaimFormValues>();
  const { clubId, isUnlisted } = values;
  const isListed = !isUnlisted && clubId > 0;
  const { currentData: club } = useGetClubQuery(
    isListed ? { idOrSlug: String(clubId) } : skipToken,
    ALWAYS_STALE,
  );
  const filledIn = useRef<Partial<Record<'clubDescription' | 'websiteUrl', string>>>({});
  useEffect(() => {
    if (!club) return;
    const known = { clubDescription: club.description, websiteUrl: club.website ?? '' };
    const before = filledIn.current;
    filledIn.current = known;
    for (const name of ['clubDescription', 'websiteUrl'] as const) {
      const isTyped = (text: string) => text !== '' && text !== before[name];
      void setFieldValue(name, (text: string) => (isTyped(text) ? text : known[name]), false);
    }
    // Formik makes new setters on each render; only a different club is a reason to fill in facts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [club]);
}
