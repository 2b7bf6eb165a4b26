import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { CLAIM_STEP_FIELDS } from './claim-form.schema';

const PARAMETER = 'step';

/** How many steps the claim form has. */
export const CLAIM_STEPS = CLAIM_STEP_FIELDS.length;

/**
 * The open step of the claim form, counted from 1. It's in the address, so that "back" goes back a step. A step that
 * wasn't reached yet, say from a link elsewhere, shows the furthest one that was.
 */
export function useClaimStep() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState(1);
  const wanted = Number(new URLSearchParams(search).get(PARAMETER) ?? 1);
  const step = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), reached) : 1;

  function goTo(next: number) {
    setReached((before) => Math.max(before, next));
    if (next === step) return;
    const parameters = new URLSearchParams(search);
    if (next === 1) parameters.delete(PARAMETER);
    else parameters.set(PARAMETER, String(next));
    const query = parameters.toString();
    void navigate({ search: query === '' ? '' : `?${query}` }, { preventScrollReset: true });
  }

  return { step, goTo };
}
